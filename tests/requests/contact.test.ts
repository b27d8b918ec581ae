import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { contactErrors, contactTexts } from "../../shared/contact/texts.ts";
import { senderFields } from "../../shared/forms/bot-check.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import * as clock from "../../shared/time/clock.ts";
import { workerTexts } from "../../worker/page/texts.ts";
import { part } from "../words.ts";
import {
  contactPath,
  emptyMailbox,
  type FormAnswer,
  goodMessage,
  mailbox,
  sender,
  stampIn,
  tokenFor,
} from "./contact-form.ts";
import { logIn, logInAgain, people } from "./customer.ts";
import { holdCalls, stopTimers } from "./held-calls.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { plainBrowser } from "./plain-browser.ts";
import { textPattern } from "./text-pattern.ts";
import { askStandIns, breakService, mendServices, passSeconds, visitor } from "./visitor.ts";

beforeEach(async () => {
  readLog();
  await emptyMailbox();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await mendServices();
  await askStandIns("/_sandbox/bot-check/score", { score: 0.9 });
});

const png = () => new File(["\x89PNG\r\n\x1a\nchat"].map(latin), "Mon colis.png", { type: "text/html" });
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

async function statusAndErrors(answer: Response): Promise<[number, FormAnswer["errors"]]> {
  return [answer.status, (await answer.json<FormAnswer>()).errors];
}

const ways = /\+33 4 65 71 00 42.*bonjour@museau\.example/;

describe("a message of a form with scripts", () => {
  test("reaches customer service with its file, whose type is that of its content", async () => {
    const answer = await sender().call(contactPath, { ...goodMessage, ...(await tokenFor()), file: png() });
    expect([answer.status, await answer.json()]).toEqual([200, { sent: true, to: "nadia@exemple.fr" }]);
    const [message] = (await mailbox()).messages;
    expect(message).toMatchObject({
      email: "nadia@exemple.fr",
      orderId: "000123",
      productName: null,
      message: "[Une livraison]\n\nBonjour, mon colis est arrivé ouvert.",
      fileName: "Mon colis.png",
      fileType: "image/png",
      fileSize: 12,
    });
    const file = await visitor().get(`/_sandbox/customer-service/${message?.id}/file`);
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(latin("\x89PNG\r\n\x1a\nchat"));
  });

  test("is checked by the same schema as in the browser", async () => {
    const [status, errors] = await statusAndErrors(
      await sender().call(contactPath, { email: "nadia@", message: "Court" }),
    );
    expect(status).toBe(422);
    expect(errors?.fields).toEqual({
      topic: "Choisissez ce dont il s’agit.",
      email: expect.stringContaining("n’est pas valide"),
      message: "Trop court\u00a0: 10\u00a0caractères au minimum (5 pour l’instant).",
    });
    expect((await mailbox()).messages).toEqual([]);
  });

  test("comes back after the login where the session expired meanwhile, without its file", async () => {
    await breakService({ service: "ecommerce", mode: "status", status: 401, path: "/shop/contact-requests" });
    const { browser, call } = sender();
    const login = async () => logInAgain(browser, await logIn(people.camille.email));
    await login();
    const answer = await call(contactPath, { ...goodMessage, ...(await tokenFor()), file: png() });
    expect([answer.status, await answer.json()]).toMatchObject([
      401,
      { redirect: `/connexion/?retour=${encodeURIComponent(contactPath)}` },
    ]);
    expect((await mailbox()).messages).toEqual([]);
    await mendServices();
    await login();
    const again = await (await browser.get(contactPath)).text();
    expect(again).toContain(goodMessage.message);
    expect(textOf(again)).toMatch(textPattern(formTexts.forms.again.file));
    expect(await (await browser.get(contactPath)).text()).not.toContain(goodMessage.message);
  });

  test("gets the API's errors, and a message that nothing is lost while the API is down", async () => {
    for (const [status, said] of [
      [503, ways],
      [500, textPattern(contactErrors.unknown)],
    ] as const) {
      await breakService({ service: "ecommerce", mode: "status", status, path: "/shop/contact-requests" });
      const [answered, errors] = await statusAndErrors(
        await sender().call(contactPath, { ...goodMessage, ...(await tokenFor()) }),
      );
      expect([answered, errors?.form[0]]).toEqual([503, expect.stringMatching(said)]);
    }
  });
});

describe("a message without scripts", () => {
  test("by the form of its page a refused message comes back with its draft, and is sent when it is corrected", async () => {
    const shop = plainBrowser();
    await shop.open(contactPath);
    shop.fill("Votre demande concerne", "Une livraison");
    shop.fill(/^Votre e-mail/, "sans@exemple");
    shop.fill(/^Votre message/, goodMessage.message);
    passSeconds(3);
    await shop.press(contactTexts.submit);
    expect(shop.descriptionOf(/^Votre e-mail/)).toMatch(textPattern(formTexts.forms.errors.email));
    expect(shop.title()).toMatch(/^Erreur\s: /);
    expect(shop.text()).toContain(formTexts.forms.summaryOfOne);
    expect(shop.links(/^Votre e-mail/)).toEqual(["#form-contact-email"]);
    expect(shop.valueOf(/^Votre e-mail/)).toBe("sans@exemple");
    expect(shop.valueOf(/^Votre message/)).toBe(goodMessage.message);
    expect(shop.valueOf("Votre demande concerne")).toBe("Une livraison");
    shop.fill(/^Votre e-mail/, "sans@exemple.fr");
    passSeconds(3);
    await shop.press(contactTexts.submit);
    expect(shop.path()).toBe(`${contactPath}#form-contact`);
    expect(shop.text()).toContain(contactTexts.sent);
    expect(shop.title()).not.toContain("Erreur");
    expect((await mailbox()).messages.filter(({ email }) => email === "sans@exemple.fr")).toHaveLength(1);
  });

  test("is sent, and the page says so once", async () => {
    const { browser, post } = sender();
    const { html } = await browser.visit(contactPath);
    expect(html).toMatch(
      /<form(?=[^>]*method="post")(?=[^>]*action="\/nous-contacter\/#form-contact")(?=[^>]*enctype="multipart\/form-data")/i,
    );
    passSeconds(3);
    const answer = await post(contactPath, { ...goodMessage, ...stampIn(html), file: png() });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, contactPath]);
    expect((await mailbox()).messages).toHaveLength(1);
    expect(textOf((await browser.visit(contactPath)).html)).toContain(contactTexts.sent);
    expect(textOf((await browser.visit(contactPath)).html)).not.toContain(contactTexts.sent);
  });

  test("tells the address that is answered, and the one that was probably meant", async () => {
    const { browser, post } = sender();
    const sentFrom = async (email: string) => {
      const { html } = await browser.visit(contactPath);
      passSeconds(3);
      await post(contactPath, { ...goodMessage, ...stampIn(html), email });
      return textOf((await browser.visit(contactPath)).html);
    };
    const mistyped = await sentFrom("nadia@gmial.com");
    expect(mistyped).toMatch(part(contactTexts.sentTo, { email: "nadia@gmial.com" }));
    expect(mistyped).toMatch(part(contactTexts.meant, { email: "nadia@gmail.com" }));
    const right = await sentFrom("nadia@exemple.fr");
    expect(right).toMatch(part(contactTexts.sentTo, { email: "nadia@exemple.fr" }));
    expect(right).not.toMatch(part(contactTexts.meant));
  });

  test("with errors returns with them at their fields and its draft", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit(contactPath)).html);
    const answer = await post(contactPath, {
      ...goodMessage,
      ...stamp,
      email: "nadia@",
      topic: "",
      message: "Trop <b>",
    });
    expect(answer.status).toBe(422);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const html = await answer.text();
    expect(html).toMatch(
      /<input(?=[^>]*name="email")(?=[^>]*value="nadia@")(?=[^>]*aria-invalid="true")(?=[^>]*aria-describedby="form-contact-email-error")/,
    );
    expect(html).toMatch(/id="form-contact-email-error">Cette adresse e-\u2060mail/);
    expect(html).toContain('<a href="#form-contact-email">');
    expect(html).toMatch(/<textarea[^>]*>Trop &lt;b&gt;<\/textarea>/);
    expect(html).toMatch(/<input(?=[^>]*name="orderId")(?=[^>]*value="000123")/);
    expect(textOf(html)).toContain("3 champs à corriger");
  });

  test("whose file is lost asks for it again, unless none was chosen", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit(contactPath)).html);
    const refused = { ...goodMessage, ...stamp, email: "nadia@" };
    const html = await (await post(contactPath, { ...refused, file: png() })).text();
    expect(textOf(html)).toMatch(textPattern(formTexts.forms.again.file));
    expect(html).toContain('<a href="#form-contact-file">');
    const without = await (await post(contactPath, { ...refused, file: new File([], "") })).text();
    expect(textOf(without)).not.toMatch(textPattern(formTexts.forms.again.file));
  });

  test("sent faster than a person can write has to be sent again, with its draft", async () => {
    const { browser, post } = sender();
    const { html } = await browser.visit(contactPath);
    const answer = await post(contactPath, { ...goodMessage, ...stampIn(html) });
    expect(answer.status).toBe(422);
    const again = await answer.text();
    expect(textOf(again)).toMatch(textPattern(contactErrors.early));
    expect(again).toContain(goodMessage.message);
    passSeconds(3);
    expect((await post(contactPath, { ...goodMessage, ...stampIn(again) })).status).toBe(303);
  });

  test("fills in the order and the product of the link", async () => {
    const { html } = await visitor().visit(`${contactPath}?commande=000777&produit=%3Cscript%3E`);
    expect(html).toMatch(/<input(?=[^>]*name="orderId")(?=[^>]*value="000777")/);
    expect(html).toMatch(/<input(?=[^>]*name="productName")(?=[^>]*value="&lt;script&gt;")/);
  });
});

describe("the bot check", () => {
  const robots: [string, () => Promise<Record<string, string | File>>][] = [
    ["neither token nor stamp", async () => ({})],
    ["a token nobody made", async () => ({ [senderFields.token]: "invented" })],
    ["a token for another form", () => tokenFor("login")],
    [
      "a stamp of somebody else",
      async () => ({ [senderFields.stamp]: `${clock.now() - 60_000}.${"0".repeat(64)}` }),
    ],
    ["a stamp that is none", async () => ({ [senderFields.stamp]: "x.y.z" })],
    [
      "the trap filled in",
      async () => ({ ...(await tokenFor()), [senderFields.trap]: "https://spam.example" }),
    ],
  ];

  test.each(robots)("refuses %s, and says how to contact customer service", async (_, guards) => {
    const answer = await sender().call(contactPath, { ...goodMessage, ...(await guards()) });
    const [status, errors] = await statusAndErrors(answer);
    expect([status, errors?.form[0]]).toEqual([403, expect.stringMatching(ways)]);
    expect((await mailbox()).messages).toEqual([]);
  });

  test("refuses a used token", async () => {
    const token = await tokenFor();
    expect((await sender().call(contactPath, { ...goodMessage, ...token })).status).toBe(200);
    expect((await sender().call(contactPath, { ...goodMessage, ...token })).status).toBe(403);
    expect((await mailbox()).messages).toHaveLength(1);
  });

  test("refuses a robot", async () => {
    await askStandIns("/_sandbox/bot-check/score", { score: 0.1 });
    expect((await sender().call(contactPath, { ...goodMessage, ...(await tokenFor()) })).status).toBe(403);
  });

  test("gives no token for another site key", async () => {
    await expect(tokenFor("contact", "another-key")).rejects.toThrow("400");
  });

  test.each(["status", "refused", "garbage", "no answer in 1.5 s"] as const)(
    "that cannot verify (%s) leaves the form the way of visitors without scripts",
    async (mode) => {
      const { browser, call } = sender();
      const stamp = stampIn((await browser.visit(contactPath)).html);
      passSeconds(3);
      const hangs = mode === "no answer in 1.5 s";
      if (!hangs) await breakService({ service: "bot-check", mode, path: "/verify" });
      const { passTime } = stopTimers();
      const held = holdCalls((one) => hangs && one === "POST /bot-check/verify");
      async function send(message: Record<string, string>): Promise<Response> {
        const others = held.calls().length;
        const answering = call(contactPath, message);
        if (hangs) {
          await held.waiting(others + 1);
          passTime(1500);
        }
        return answering;
      }
      const from = { email: `${mode.replaceAll(" ", "-")}@exemple.fr` };
      const whole = { ...goodMessage, ...from, ...stamp, ...(await tokenFor()) };
      expect((await send(whole)).status).toBe(200);
      expect((await mailbox()).messages).toHaveLength(1);
      const made = await send({ ...goodMessage, ...from, ...(await tokenFor()) });
      const [status, errors] = await statusAndErrors(made);
      expect([status, errors?.form[0]]).toEqual([403, expect.stringMatching(ways)]);
    },
  );

  test("whose own key is wrong is an outage, and an error in the log", async () => {
    const log = readLog();
    const { browser, call } = sender();
    const stamp = stampIn((await browser.visit(contactPath)).html);
    passSeconds(3);
    answerOfVerify({ success: false, "error-codes": ["invalid-input-secret"] });
    const whole = { ...goodMessage, email: "cle@exemple.fr", ...stamp, ...(await tokenFor()) };
    expect((await call(contactPath, whole)).status).toBe(200);
    expect(log()).toContainEqual(
      expect.objectContaining({
        level: "error",
        event: "bot check not usable",
        error: "invalid-input-secret",
      }),
    );
  });

  test("that fails in the visitor's browser, or comes twice, lets an honest form through with its stamp", async () => {
    const { browser, call } = sender();
    const stamp = stampIn((await browser.visit(contactPath)).html);
    passSeconds(3);
    const whole = { ...goodMessage, email: "honnete@exemple.fr", ...stamp, ...(await tokenFor()) };
    expect((await call(contactPath, whole)).status).toBe(200);
    expect((await call(contactPath, whole)).status).toBe(200);
    answerOfVerify({ success: false, "error-codes": ["browser-error"] });
    expect((await call(contactPath, whole)).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 6 }, () => call(contactPath, whole)));
    expect(more.some(({ status }) => status === 429)).toBe(true);
  });

  function answerOfVerify(answer: object) {
    const { fetch } = env.SANDBOX as Fetcher;
    vi.spyOn(env.SANDBOX as Fetcher, "fetch").mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      const isVerify = new URL(request.url).pathname === "/bot-check/verify";
      return isVerify ? Response.json(answer) : fetch.call(env.SANDBOX, request);
    });
  }

  test("refuses a form older than a day", async () => {
    const { browser, post } = sender();
    const stamp = stampIn((await browser.visit(contactPath)).html);
    passSeconds(25 * 60 * 60);
    expect((await post(contactPath, { ...goodMessage, ...stamp })).status).toBe(403);
  });

  test("is not in the page until the form is used", async () => {
    expect((await visitor().visit(contactPath)).html).not.toMatch(/<script[^>]*bot-check/);
  });
});

describe("hostile input", () => {
  test("of another type than a form is refused", async () => {
    const { browser } = sender();
    const answer = await browser.postJson(contactPath, goodMessage);
    expect(answer.status).toBe(415);
  });

  test("declared as multipart, but is not, is refused", async () => {
    const answer = await visitor().post(
      contactPath,
      {},
      { body: "x", headers: { "Content-Type": "multipart/form-data; boundary=y" } },
    );
    expect(answer.status).toBe(415);
  });

  test.each([
    ["another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
    ["nowhere", { Origin: "", "Sec-Fetch-Site": "" }],
  ])("sent by %s is refused", async (_, headers) => {
    const answer = await visitor().post(contactPath, goodMessage, { headers });
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([403, "no-store"]);
    expect(await answer.text()).toBe(workerTexts.otherOrigin);
    const called = await visitor().postJson("/api/newsletter", {}, { headers });
    expect([called.status, await called.json()]).toEqual([403, { message: workerTexts.otherOrigin }]);
  });

  test("of any size without scripts, it shows the form again, with the draft and the sentence at the file", async () => {
    const huge = new File([new Uint8Array(21_000_000)], "vacances.zip");
    const answer = await sender().post(contactPath, { ...goodMessage, file: huge });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textOf(html)).toContain("Fichier trop volumineux : 5 Mo au maximum");
    expect(html).toContain(`value="${goodMessage.email}"`);
    expect(html).toContain(goodMessage.message);
    const { email, ...behind } = goodMessage;
    const [status, errors] = await statusAndErrors(
      await sender().call(contactPath, { email, file: huge, ...behind }),
    );
    expect([status, Object.keys(errors?.fields ?? {})]).toEqual([422, ["file"]]);
    const called = await sender().call(contactPath, { ...goodMessage, file: huge });
    expect([called.status, await called.json()]).toMatchObject([
      422,
      { errors: { fields: { file: expect.stringMatching(/^Fichier trop volumineux/) } } },
    ]);
  });

  test.each([
    [
      "larger than 5 MB",
      new File([latin("%PDF-"), new Uint8Array(5 * 1024 * 1024)], "x.pdf"),
      /^Fichier trop volumineux/,
    ],
    [
      "that a program hides behind",
      new File(["MZ\0"], "facture.pdf", { type: "application/pdf" }),
      /^Type de fichier non supporté\. Choisissez un autre fichier\.$/,
    ],
    [
      "of a type the shop does not take",
      new File(["<svg/>"], "x.svg", { type: "image/png" }),
      /^Type de fichier non supporté\. Choisissez un autre fichier\.$/,
    ],
    [
      "that is a GIF and a script",
      new File(["GIF89a=1;alert(1)"], "x.js", { type: "image/gif" }),
      /^Type de fichier non supporté\. Choisissez un autre fichier\.$/,
    ],
    [
      "that is a photo and an archive",
      new File([latin("\xff\xd8\xff\xd9PK\x03\x04")], "x.zip"),
      /^Type de fichier non supporté\. Choisissez un autre fichier\.$/,
    ],
    [
      "that is empty",
      new File([], "vide.pdf"),
      /^Type de fichier non supporté\. Choisissez un autre fichier\.$/,
    ],
  ])("a file %s is refused at its field", async (_, file, message) => {
    const [status, errors] = await statusAndErrors(
      await sender().call(contactPath, { ...goodMessage, ...(await tokenFor()), file }),
    );
    expect([status, errors?.fields]).toEqual([422, { file: expect.stringMatching(message) }]);
  });

  test.each([
    "nadia@exemple.fr\r\nBcc: tous@exemple.fr",
    "nadia@exemple.fr\nX: y",
    "nadia@exemple.fr,tous@exemple.fr",
  ])("an e-mail with a header in it is refused: %j", async (email) => {
    const [status, errors] = await statusAndErrors(
      await sender().call(contactPath, { ...goodMessage, email }),
    );
    expect([status, Object.keys(errors?.fields ?? {})]).toEqual([422, ["email"]]);
  });

  test("HTML in a message stays text, and so does the name of its file", async () => {
    const message = `<script>alert("bonjour")</script><img src=x onerror=alert(1)>`;
    const file = new File(["bonjour"], `<img src=x onerror=alert(1)>.txt`);
    await sender().call(contactPath, { ...goodMessage, ...(await tokenFor()), message, file });
    const page = await (await visitor().get("/_sandbox/")).text();
    expect(page).toContain("&lt;script&gt;alert(");
    expect(page).not.toContain("<img src=x");
    expect((await mailbox()).messages[0]?.message).toContain(message);
  });

  test("unknown fields are dropped", async () => {
    const extra = { ...goodMessage, ...(await tokenFor()), customer: "1", __proto__x: "1", "file.name": "x" };
    expect((await sender().call(contactPath, extra)).status).toBe(200);
  });

  test("PUT and DELETE are refused", async () => {
    const answer = await visitor().get(contactPath, { method: "PUT" });
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD, POST"]);
  });
});

describe("a sender over the rate limit", () => {
  test("is asked to wait, and keeps the draft", async () => {
    const { browser, post } = sender();
    const { html } = await browser.visit(contactPath);
    passSeconds(3);
    const stamp = stampIn(html);
    const first = await post(contactPath, { ...goodMessage, ...stamp, email: "un@exemple.fr" });
    expect(first.status).toBe(303);
    let last = first;
    for (let times = 0; times < 11 && last.status !== 429; times++) {
      last = await post(contactPath, { ...goodMessage, ...stamp, email: "un@exemple.fr" });
    }
    expect(last.status).toBe(429);
    expect(last.headers.get("retry-after")).toBe("60");
    const page = await last.text();
    expect(textOf(page)).toMatch(textPattern(contactErrors.tooOften));
    expect(page).toContain(goodMessage.message);
    expect((await mailbox()).messages.length).toBe(3);
  });

  test("is not read if the body is long; a short draft is kept", async () => {
    const { post } = sender();
    const file = new File([new Uint8Array(40_000)], "x.pdf");
    let last = await post(contactPath, { ...goodMessage, file });
    for (let times = 1; times < 11 && last.status !== 429; times++) {
      last = await post(contactPath, { ...goodMessage, file });
    }
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await last.text()).not.toContain(goodMessage.message);
    expect(await (await post(contactPath, goodMessage)).text()).toContain(goodMessage.message);
  });

  test("with one e-mail from many addresses is asked to wait too; others are not", async () => {
    const email = "partout@exemple.fr";
    const statuses: number[] = [];
    for (let times = 0; times < 11; times++) {
      const answer = await sender().call(contactPath, { ...goodMessage, email, ...(await tokenFor()) });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const other = { ...goodMessage, email: "ailleurs@exemple.fr", ...(await tokenFor()) };
    expect((await sender().call(contactPath, other)).status).toBe(200);
  });
});

describe("the page", () => {
  test("leaves out a malformed field, and without a form says how to contact customer service", async () => {
    const publish = (blocks: unknown) =>
      askStandIns("/_sandbox/publish", { collection: "page", key: "nous-contacter", changes: { blocks } });
    const email = { Name: "email", Component: "text", Label: "Votre e-mail" };
    await publish([
      { __component: "blocks.smart-form", form: { Name: "contact", Fields: [email, { Name: "x" }] } },
    ]);
    expect((await visitor().visit(contactPath)).html).toMatch(/<input[^>]*name="email"/);
    await publish([]);
    const { html } = await visitor().visit(contactPath);
    expect(html).not.toContain("form-contact");
    expect(textOf(html)).toMatch(/pas disponible pour le moment.*\+33 4 65 71 00 42/);
    expect((await sender().call(contactPath, goodMessage)).status).toBe(404);
  });

  test("shows the API's errors at its fields", async () => {
    const fields = ["email", "message"].map((Name) => ({ Name, Component: "text", Label: Name }));
    await askStandIns("/_sandbox/publish", {
      collection: "page",
      key: "nous-contacter",
      changes: { blocks: [{ __component: "blocks.smart-form", form: { Name: "contact", Fields: fields } }] },
    });
    const entries = { email: "nadia@", message: " ", ...(await tokenFor()) };
    const [status, errors] = await statusAndErrors(await sender().call(contactPath, entries));
    expect([status, errors]).toEqual([
      422,
      {
        fields: {
          email: expect.stringMatching(/n’est pas valide/),
          message: formTexts.forms.errors.required,
        },
        form: [],
      },
    ]);
    expect((await mailbox()).messages).toEqual([]);
  });

  test("is not the content page of the same name", async () => {
    expect((await visitor().get("/page/nous-contacter/")).status).toBe(404);
  });
});
