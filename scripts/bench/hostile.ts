import { api } from "../../shared/api/api.ts";
import { checkoutHref, checkoutSteps } from "../../shared/checkout/checkout-steps.ts";
import { matchRoute } from "../../shared/match-route.ts";
import { processorTime } from "../endurance/processor-time.ts";
import { orderReady } from "./checkout.ts";
import { type FoundForm, formsIn, linksIn, otherCalls } from "./found-forms.ts";
import { type Body, hostileBodies, plainBody } from "./hostile-bodies.ts";
import { logIn } from "./own-pages.ts";
import { browser } from "./pages.ts";
import type { StandIns } from "./stand-ins.ts";
import { markdownTable, type Table } from "./table.ts";
import { type Servers, startWorkerd } from "./workerd.ts";

const bar = 20;

const shownRows = 12;

interface Row {
  form: string;
  body: string;
  plain: number;
  worst: number;
  ratio: number;
}

/** Compares the worker's processor time for plain and hostile bodies. Rate limits are off. */
export async function measureHostile(standIns: StandIns): Promise<Table> {
  const servers = await startWorkerd(standIns.address);
  try {
    const session = await logIn(standIns.askApi);
    const order = await orderReady(standIns.askApi, standIns.product.variantCode, session);
    const cookies = `${session.cookies}; cartToken=${order}; noScript=1`;
    const steps = checkoutSteps.map((step) => checkoutHref(order, step));
    const forms = [
      ...(await findForms(servers, ["/", "/connexion/", "/mon-compte/bienvenue/"], "")),
      ...(await findForms(servers, ["/mon-compte/", "/panier/", ...steps], cookies)),
    ];
    const named = new Set(forms.map(({ action }) => kindOf(action)));
    for (const call of otherCalls) if (!named.has(kindOf(call.action))) forms.push({ ...call, cookies });
    // Logging out would end the session that the other forms use.
    const isLast = ({ action }: OpenForm) => Number(action.startsWith(api.logout));
    const rows: Row[] = [];
    for (const form of forms.toSorted((one, other) => isLast(one) - isLast(other)))
      rows.push(await measureForm(servers, form));
    rows.sort((a, b) => b.ratio - a.ratio);
    return { text: tableOf(rows), missed: rows.filter(({ ratio }) => ratio > bar).map(missedBar) };
  } finally {
    servers.stop();
  }
}

interface OpenForm extends FoundForm {
  cookies: string;
}

const mostOfOneKind = 2;

async function findForms({ shop }: Servers, starts: readonly string[], cookies: string): Promise<OpenForm[]> {
  const found = new Map<string, OpenForm>();
  const kinds = new Map<string, number>();
  const paths = new Set(starts);
  for (const path of paths) {
    const kind = kindOf(path);
    const before = kinds.get(kind) ?? 0;
    if (before >= mostOfOneKind) continue;
    kinds.set(kind, before + 1);
    const answer = await fetch(shop + path, {
      headers: { "user-agent": browser, cookie: cookies },
      redirect: "manual",
    });
    const html = await answer.text();
    const target = answer.headers.get("location");
    for (const link of target ? [target] : linksIn(html)) {
      const { origin, pathname, search } = new URL(link, shop + path);
      const isFile = /\.\w{2,5}$|^\/_sandbox\//.test(pathname);
      if (origin === shop && !isFile) paths.add(pathname + search);
    }
    for (const form of formsIn(html)) {
      const action = new URL(form.action || path, shop + path);
      if (action.origin !== shop) continue;
      const names = form.fields.map(({ name, type, value }) =>
        type === "hidden" && /^[a-z-]{1,30}$/.test(value) ? `${name}=${value}` : name,
      );
      const key = `${form.method} ${kindOf(action.pathname + action.search)} ${names.join()}`;
      if (!found.has(key)) found.set(key, { ...form, action: action.pathname + action.search, cookies });
    }
  }
  return [...found.values()];
}

function kindOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://shop");
  const screen = matchRoute(pathname)?.route.key ?? pathname.replace(/\d+/g, "0");
  const query = Array.from(searchParams, ([name, value]) => (steps.has(name) ? `${name}=${value}` : name));
  return `${screen}?${query.join("&")}`;
}

const steps = new Set(["modifier", "onglet", "etape", "question", "espece"]);

const suspects = 2;

async function measureForm(servers: Servers, form: OpenForm): Promise<Row> {
  const seen: { hostile: Body; time: number }[] = [];
  for (const hostile of hostileBodies(form))
    seen.push({ hostile, time: await timeOf(servers, form, hostile, 0) });
  seen.sort((a, b) => b.time - a.time);
  const plain = await timeOf(servers, form, plainBody(form));
  let [worst, body] = [0, ""];
  for (const { hostile } of seen.slice(0, suspects)) {
    const time = await timeOf(servers, form, hostile);
    if (time > worst) [worst, body] = [time, hostile.name];
  }
  const names = form.fields.map(({ name }) => name).slice(0, 3);
  const { pathname } = new URL(form.action, servers.shop);
  return {
    form: `${form.method} ${pathname} (${names.join(", ")})`,
    body,
    plain,
    worst,
    ratio: worst / plain,
  };
}

const enoughTime = 60;
const mostRequests = 20;

async function timeOf(
  { shop, pid }: Servers,
  form: OpenForm,
  { query, body, type }: Body,
  enough = enoughTime,
): Promise<number> {
  const address = new URL(form.action, shop);
  if (query !== undefined) address.search = query;
  const send = () =>
    fetch(address, {
      method: form.method,
      redirect: "manual",
      headers: {
        "user-agent": browser,
        cookie: form.cookies,
        accept: "text/html",
        origin: shop,
        "sec-fetch-site": "same-origin",
        ...(type && { "content-type": type }),
      },
      ...(body && { body }),
    })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  await send();
  const start = processorTime(pid);
  let requests = 0;
  do {
    await send();
    requests += 1;
  } while (requests < mostRequests && processorTime(pid) - start < enough);
  return (processorTime(pid) - start) / requests;
}

function tableOf(rows: readonly Row[]): string {
  const cells = rows
    .slice(0, shownRows)
    .map(({ form, body, plain, worst, ratio }) => [
      form,
      body,
      `${plain.toFixed(1)} ms`,
      `${worst.toFixed(1)} ms`,
      `${ratio.toFixed(1)} ×`,
      `${bar} ×`,
    ]);
  const head = ["Form", "Most expensive body", "Plain", "Hostile", "Ratio", "Bar"];
  return `${rows.length} forms and calls.\n\n${markdownTable(head, cells, 2)}`;
}

const missedBar = ({ form, body, ratio }: Row) =>
  `${form}, ${body}: ${ratio.toFixed(1)} × the processor time of a plain body is above ${bar} ×.`;
