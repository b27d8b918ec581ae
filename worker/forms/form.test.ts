import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { fieldRules, noFields } from "../../shared/forms/form-rules.ts";
import type { AppEnv } from "../context.ts";
import { NotFound } from "../page/page.ts";
import { createDeadline, deadlines } from "../upstream/deadline.ts";
import { UpstreamError } from "../upstream/upstream-error.ts";
import { RedirectError } from "./answer.ts";
import { form, nothing } from "./form.ts";
import { oneOf } from "./one-of.ts";
import { readPosted } from "./posted.ts";
import { Refusal, type Verdict } from "./refusal.ts";
import { unknownForm } from "./unknown-form.ts";
import type { LimitName } from "./within-limit.ts";

vi.mock("../session/redirect-to-sign-in.ts", () => ({
  redirectToSignIn: () => new Response(null, { status: 401 }),
}));

const rules = fieldRules("essai", z.object({ email: z.string().check(z.minLength(3, "Trop court.")) }));

function shopWith(
  act: () => Promise<{ to: string; json?: object | null }>,
  { within = true, given = nothing }: { within?: boolean; given?: () => undefined } = {},
) {
  const saveDraft = vi.fn(async () => {});
  const logged = vi.fn();
  const warned = vi.fn();
  const submit = form({
    failure: "essay not done",
    given,
    rules: () => rules,
    networkLimit: "CONTACT_LIMIT",
    act,
    back: (c, { errors, draft }) =>
      c.text(`${errors.form.join()}${errors.fields.email ?? ""}|${draft.email}`, 200),
    saveDraft,
    messages: () => ({ unavailable: "Plus tard." }),
  });
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("deadline", createDeadline(deadlines.write));
    c.set("log", { info() {}, warn: warned, error: logged });
    c.set("session", { loggedIn: true, customer: async () => ({}) as never });
    await next();
  });
  app.post("/", submit.act);
  const limiter = { limit: async () => ({ success: within }) };
  const send = (body: BodyInit | null, headers: Record<string, string> = {}) =>
    app.request("/", { method: "POST", body, headers }, { CONTACT_LIMIT: limiter });
  return {
    saveDraft,
    logged,
    warned,
    call: (body: BodyInit | null) => send(body, { Accept: "application/json" }),
    post: (body: BodyInit | null) => send(body),
  };
}

const posted = (email = "nadia@exemple.fr") => new URLSearchParams({ email });
const done = async () => ({ to: "/suite/" });
const refusing = (error: Error) => async () => {
  throw error;
};

test.each<[Verdict, number]>([
  ["malformed", 400],
  ["robot", 403],
  ["gone", 404],
  ["unreadable", 415],
  ["wrong", 422],
  ["early", 422],
  ["too-often", 429],
  ["unavailable", 503],
])("a form that is %s is answered with %i", async (verdict, status) => {
  const answer = await shopWith(refusing(new Refusal(verdict))).call(posted());
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ errors: { fields: {}, form: [expect.stringMatching(/./)] } });
  expect(answer.headers.get("retry-after")).toBe(status === 429 || status === 503 ? "60" : null);
});

test("a script is told where to go on, a plain form is sent there", async () => {
  const shop = shopWith(done);
  expect(await (await shop.call(posted())).json()).toEqual({ redirect: "/suite/" });
  const answer = await shop.post(posted());
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/suite/"]);
});

test("a script that needs no other page is told what was done, or nothing", async () => {
  const told = shopWith(async () => ({ to: "/suite/", json: { sent: true } }));
  expect(await (await told.call(posted())).json()).toEqual({ sent: true });
  const silent = shopWith(async () => ({ to: "/suite/", json: null }));
  expect((await silent.call(posted())).status).toBe(204);
});

test("what the rules refuse is said beside its field, and the draft comes back", async () => {
  const shop = shopWith(done);
  const answer = await shop.call(posted("a"));
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { errors: { fields: { email: "Trop court." }, form: [] } },
  ]);
  expect(await (await shop.post(posted("a"))).text()).toBe("Trop court.|a");
});

test("what is no form does nothing", async () => {
  const act = vi.fn(done);
  expect((await shopWith(act).call(null)).status).toBe(415);
  expect(act).not.toHaveBeenCalled();
});

test("who sends too often is asked to wait before anything is done", async () => {
  const act = vi.fn(done);
  const answer = await shopWith(act, { within: false }).call(posted());
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(act).not.toHaveBeenCalled();
});

type Own = Parameters<typeof named>[1];

const named = (name: string, own: { networkLimit?: LimitName; saveDraft?: () => Promise<void> }) =>
  form({
    ...own,
    failure: "essay not done",
    given: nothing,
    rules: () => noFields,
    act: () => ({ to: `/${name}/` }),
    back: (c) => c.text(name),
  });

const several = (first: Own = {}, second: Own = first) =>
  oneOf({
    choose: (_, { values: { faire } }) => (faire === "first" || faire === "second" ? faire : "unknown"),
    forms: {
      first: named("first", first),
      second: named("second", second),
      unknown: unknownForm({ given: nothing, back: (c, { errors }) => c.text(errors.form.join(), 200) }),
    },
  });

function pageWith(forms: ReturnType<typeof several>, { within = true } = {}) {
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    c.set("deadline", createDeadline(deadlines.write));
    c.set("log", { info() {}, warn() {}, error() {} });
    c.set("session", { loggedIn: false, customer: async () => ({}) as never });
    await next();
  });
  const isRead = vi.fn();
  app.post("/", async (c) => {
    const answer = await forms.act(c, undefined);
    isRead(c.req.raw.bodyUsed);
    return answer;
  });
  app.post("/guarded", async (c) => {
    await forms.onGuardRedirect?.(c, undefined);
    isRead(c.req.raw.bodyUsed);
    return c.redirect("/connexion/");
  });
  const limiter = { limit: async () => ({ success: within }) };
  const post = (path: string, faire: string, headers = { "Content-Length": "12" }) =>
    app.request(
      path,
      { method: "POST", body: new URLSearchParams({ faire }), headers },
      { CONTACT_LIMIT: limiter },
    );
  return { post, isRead };
}

test("of several forms the body says which one answers; what names none is refused in one sentence", async () => {
  const { post } = pageWith(several());
  expect((await post("/", "second")).headers.get("location")).toBe("/second/");
  expect(await (await post("/", "third")).text()).toBe(
    "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
  );
});

test("several forms share one network limit, beyond which only a small body is read", async () => {
  const limited = { networkLimit: "CONTACT_LIMIT" } as const;
  expect(() => several(limited, { networkLimit: "SIGN_IN_LIMIT" })).toThrow("one network limit");
  const { post, isRead } = pageWith(several({}, limited), { within: false });
  expect(await (await post("/", "first")).text()).toBe("first");
  expect(await (await post("/", "first", { "Content-Length": "32001" })).text()).toMatch(/^Trop d’essais/);
  expect(isRead.mock.calls).toEqual([[true], [false]]);
});

test("at a guard's redirect the posted form saves its draft; without any draft the body is left unread", async () => {
  const saveDraft = vi.fn(async () => {});
  const { post, isRead } = pageWith(several({}, { saveDraft }));
  await post("/guarded", "first");
  expect(saveDraft).not.toHaveBeenCalled();
  await post("/guarded", "second");
  expect(saveDraft).toHaveBeenCalledOnce();
  expect(isRead.mock.calls).toEqual([[true], [true]]);
  const without = pageWith(several());
  await without.post("/guarded", "second");
  expect(without.isRead.mock.calls).toEqual([[false]]);
});

test("what the API finds wrong stands beside its field and is no error in the log; an outage is said in the form's own words", async () => {
  const violations = [{ propertyPath: "email", message: "Too odd.", code: null }];
  const shop = shopWith(refusing(new UpstreamError("POST x", 422, { violations })));
  const refused = await shop.call(posted());
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { errors: { fields: { email: "Vérifiez cette réponse." }, form: [] } },
  ]);
  expect(shop.logged).not.toHaveBeenCalled();
  const down = await shopWith(refusing(new UpstreamError("POST x", 500, null))).call(posted());
  expect([down.status, await down.json()]).toEqual([503, { errors: { fields: {}, form: ["Plus tard."] } }]);
});

test("an outage is logged once, with its cause; what was logged before comes without one", async () => {
  const cause = new UpstreamError("POST x", 400, null);
  for (const error of [cause, new Refusal("unavailable", "Plus tard.", { cause })]) {
    const shop = shopWith(refusing(error));
    await shop.call(posted());
    expect(shop.logged.mock.calls).toEqual([["essay not done", cause]]);
  }
  const violations = [{ propertyPath: "email", message: "Too odd.", code: null }];
  const wrong = [cause, new UpstreamError("POST x", 422, { violations })].map(
    (reason) => new Refusal("wrong", "Non.", { cause: reason }),
  );
  for (const error of [new Refusal("unavailable"), ...wrong]) {
    const shop = shopWith(refusing(error));
    await shop.call(posted());
    expect(shop.logged).not.toHaveBeenCalled();
  }
});

test("a form about something that another tab has deleted is no error in the log", async () => {
  const given = () => {
    throw new NotFound("/mes-animaux/1/");
  };
  const shop = shopWith(done, { given });
  expect((await shop.call(posted())).status).toBe(404);
  expect(shop.logged).not.toHaveBeenCalled();
  expect(shop.warned.mock.calls).toEqual([["essay not done", { reason: "Page Not Found: /mes-animaux/1/" }]]);
});

test("a form whose place is elsewhere by now leads there", async () => {
  const answer = await shopWith(refusing(new RedirectError({ to: "/panier/" }))).post(posted());
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/panier/"]);
});

test("a form that comes in slowly takes nothing of the time that the services have", async () => {
  vi.useFakeTimers();
  const deadline = createDeadline(deadlines.write);
  const app = new Hono<AppEnv>();
  app.post("/", async (c) => {
    c.set("deadline", deadline);
    const { values } = await readPosted(c);
    return c.json({ ...values, aborted: deadline.signal.aborted, left: deadline.left() });
  });
  const body = new ReadableStream({
    async pull(controller) {
      await vi.advanceTimersByTimeAsync(60_000);
      controller.enqueue(new TextEncoder().encode("faire=second"));
      controller.close();
    },
  });
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  const answer = await app.request("/", { method: "POST", body, headers, duplex: "half" } as RequestInit);
  expect(await answer.json()).toEqual({ faire: "second", aborted: false, left: deadlines.write });
  vi.useRealTimers();
});
