import { expect, test } from "vitest";
import { emptyPhoto, tooManyPixels } from "../../shared/animal/photo/photo-fault.ts";
import { photoHref } from "../../shared/animal/photo/photo-href.ts";
import { photoNotices } from "../../shared/animal/photo/photo-notices.texts.ts";
import { photoProblems, postedPhotoProblems } from "../../shared/animal/photo/photo-problems.texts.ts";
import { animalProfileTexts } from "../../shared/animal/profile/animal-profile.texts.ts";
import { formTexts } from "../../shared/forms/texts.ts";
import { browserWith, logIn, noticeOf, people } from "./customer.ts";
import { readLog } from "./log-lines.ts";
import { textOf } from "./page-html.ts";
import { textPattern } from "./text-pattern.ts";
import { countCalls } from "./upstream-calls.ts";
import { breakService, mendAfterEach, switchSetting, type Visitor, visitor } from "./visitor.ts";

mendAfterEach();

const oslo = 1;
const step = photoHref(oslo);
const profile = "/mon-compte/mes-animaux/1/";
const authentication = "/api/animals/upload-authentication?t=0.5";
const ownPage = { Origin: "https://museau.example", "Sec-Fetch-Site": "same-origin" };

/** Header of a frame of 16 × 16 pixels. */
const frame = [0xff, 0xc0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0];

const jpeg = (size = 64) => {
  const bytes = new Uint8Array(size);
  bytes.set([0xff, 0xd8, ...frame, 0xff, 0xda]);
  return bytes;
};
const photoFile = (bytes: string | Uint8Array<ArrayBuffer> = jpeg(), name = "oslo.jpg") =>
  new File([bytes], name);

const as = async (person: keyof typeof people): Promise<Visitor> =>
  browserWith(await logIn(people[person].email));

function post(browser: Visitor, fields: Record<string, string | File>, { path = step, json = false } = {}) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = { ...ownPage, ...(json ? { Accept: "application/json" } : {}) };
  return browser.get(path, { method: "POST", body, headers });
}

const send = (browser: Visitor, photo: File | string = photoFile()) =>
  post(browser, { faire: "envoyer", photo });

async function pageOf(answer: Response) {
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
}

async function photoOf(browser: Visitor): Promise<string | undefined> {
  const { html } = await browser.visit(step);
  return /<img[^>]+src="([^"?]+)\?[^"]*"[^>]+alt="Photo actuelle/.exec(html)?.[1];
}

async function uploadByBrowser(browser: Visitor) {
  const signed = await (await browser.get(authentication)).json<Record<string, string>>();
  const body = new FormData();
  body.append("file", photoFile());
  const texts = { fileName: "animal-1.jpg", publicKey: "public_demo", ...signed };
  for (const [name, value] of Object.entries(texts)) body.append(name, String(value));
  const answer = await browser.get("/_sandbox/image-host/api/v1/files/upload", { method: "POST", body });
  return answer.json<{ url: string; fileId: string }>();
}

test("a customer is given a signature for one upload; nobody else is", async () => {
  const answer = await (await as("camille")).get(authentication);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(await answer.json()).toEqual({
    signature: expect.stringMatching(/^[\da-f]{40}$/),
    token: expect.any(String),
    expire: expect.any(Number),
  });

  const stranger = await visitor().get(authentication);
  expect(stranger.status).toBe(401);
  expect(await stranger.json()).toMatchObject({ redirect: expect.stringContaining("/connexion/") });

  await switchSetting("features", []);
  expect((await (await as("camille")).get(authentication)).status).toBe(404);
  await switchSetting("features", undefined);
});

test("signatures are limited for each customer", async () => {
  const browser = await as("nora");
  const statuses: number[] = [];
  for (let count = 0; count < 13; count++) statuses.push((await browser.get(authentication)).status);
  expect(statuses.slice(0, 12).every((status) => status === 200)).toBe(true);
  const refused = await browser.get(authentication);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect(await refused.json()).toEqual({ problem: "too-often" });
});

test.each([
  [{ mode: "refused" }, "network"],
  [{ mode: "status", status: 500 }, "unavailable"],
  [{ mode: "status", status: 429 }, "too-often"],
  [{ mode: "garbage" }, "invalid-authentication"],
  [{ mode: "empty" }, "invalid-authentication"],
  [{ mode: "truncated" }, "invalid-authentication"],
] as const)("a signing endpoint with the fault %o is told as %s, and logged", async (fault, problem) => {
  const log = readLog();
  await breakService({ service: "image-host", path: "/authentication", ...fault });
  const answer = await (await as("paul")).get(authentication);
  expect(answer.status).toBe(503);
  expect(await answer.json()).toEqual({ problem });
  expect(log().find(({ event }) => event === "upload not authenticated")).toBeDefined();
});

test("the step needs a login and an own animal, and says types and largest size", async () => {
  expect((await visitor().get(step)).headers.get("location")).toContain("/connexion/?retour=");
  const { status, html, text } = await pageOf(await (await as("camille")).get(step));
  expect(status).toBe(200);
  expect(text).toContain("Changer la photo d’Oslo");
  expect(text).toContain("JPEG, PNG ou WebP, 20 Mo au maximum");
  expect(html).toContain('accept="image/jpeg,image/png,image/webp"');
  expect(html).toMatch(
    /<form[^>]+action="\/mon-compte\/mes-animaux\/1\/\?modifier=photo"[^>]+multipart\/form-data/,
  );

  const log = readLog();
  const other = await as("paul");
  expect((await other.get(step)).status).toBe(404);
  expect((await send(other)).status).toBe(404);
  expect((await post(other, { faire: "retirer" })).status).toBe(404);
  expect(log().filter(({ level }) => level === "error")).toEqual([]);
});

test("without scripts the file is sent on to the host, and takes the place of the old photo", async () => {
  const browser = await as("camille");
  const before = await photoOf(browser);
  const answer = await send(browser);
  expect([answer.status, answer.headers.get("location")]).toEqual([303, profile]);
  expect(noticeOf(browser)).toBe("La photo d’Oslo est enregistrée.");
  const after = await photoOf(browser);
  expect(after).toMatch(/^\/_sandbox\/pictures\/animal-1_[\w-]+\.jpg$/);
  expect(after).not.toBe(before);
  const picture = await visitor().get(after ?? "");
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(jpeg());

  await send(browser);
  expect((await visitor().get(after ?? "")).status).toBe(404);
});

test("the place that a camera wrote is not sent on", async () => {
  const place = [..."48.8566,2.3522"].map((letter) => letter.charCodeAt(0));
  const exif = [0xff, 0xe1, 0, place.length + 2, ...place];
  const bytes = new Uint8Array([0xff, 0xd8, ...exif, ...frame, 0xff, 0xda, 1, 2]);
  const browser = await as("camille");
  await send(browser, photoFile(bytes));
  const picture = await visitor().get((await photoOf(browser)) ?? "");
  expect(await picture.text()).not.toContain("48.85");
});

test("nor is what a PNG tells of it", async () => {
  const place = [..."48.8566,2.3522"].map((letter) => letter.charCodeAt(0));
  const text = [0, 0, 0, place.length, 0x74, 0x45, 0x58, 0x74, ...place, 0, 0, 0, 0];
  const header = [0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 16, 0, 0, 0, 16, 8, 0, 0, 0, 0, 0, 0, 0, 0];
  const begin = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const bytes = new Uint8Array([...begin, ...header, ...text]);
  const browser = await as("camille");
  await send(browser, photoFile(bytes, "oslo.png"));
  const picture = await visitor().get((await photoOf(browser)) ?? "");
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual([...begin, ...header]);
});

test("nor is an archive behind a photo, which would be a second file under the same address", async () => {
  const archive = [..."PK\x03\x04 payload"].map((letter) => letter.charCodeAt(0));
  const photo = [0xff, 0xd8, ...frame, 0xff, 0xda, 0, 4, 1, 2, 9, 0xff, 0xd9];
  const browser = await as("camille");
  await send(browser, photoFile(new Uint8Array([...photo, ...archive])));
  const picture = await visitor().get((await photoOf(browser)) ?? "");
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
  expect([...new Uint8Array(await picture.arrayBuffer())]).toEqual(photo);
});

test.each([
  ["no file", "", 422, photoProblems["missing-file"]],
  ["an empty file", photoFile(""), 422, emptyPhoto],
  ["a text named as a photo", photoFile("bonjour"), 422, formTexts.forms.errors.file_type],
  ["an SVG", photoFile("<svg/>", "a.svg"), 422, formTexts.forms.errors.file_type],
  ["an SVG named as a photo", photoFile("<?xml?><svg/>", "a.png"), 422, formTexts.forms.errors.file_type],
  ["a script that is a GIF", photoFile("GIF89a=1;alert(1)", "a.jpg"), 422, formTexts.forms.errors.file_type],
  [
    "an archive with a photo in it",
    photoFile("PK\x03\x04\xff\xd8\xff", "a.jpg"),
    422,
    formTexts.forms.errors.file_type,
  ],
  [
    "a photo of 4,000 million pixels behind a megabyte of comments",
    photoFile(
      new Uint8Array([
        ...[0xff, 0xd8],
        ...Array.from({ length: 17 }, () => [0xff, 0xfe, 0xff, 0xff, ...Array(65_533).fill(1)]).flat(),
        ...[0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0, 0xff, 0xda, 0, 0],
      ]),
    ),
    422,
    tooManyPixels.replaceAll("\u00a0", " "),
  ],
  [
    "a photo that tells no size",
    photoFile(new Uint8Array([0xff, 0xd8, 0xff, 0xda, 0, 0])),
    422,
    postedPhotoProblems["wrong-type"],
  ],
  [
    "a photo above 20 MB",
    photoFile(jpeg(20 * 1024 * 1024 + 1)),
    422,
    "Fichier trop volumineux : 20 Mo au maximum.",
  ],
  [
    "a photo far above it",
    photoFile(jpeg(30 * 1024 * 1024)),
    422,
    "Fichier trop volumineux : 20 Mo au maximum.",
  ],
] as const)("%s is refused beside the field, and the old photo stands", async (_, photo, status, words) => {
  const browser = await as("camille");
  const before = await photoOf(browser);
  const calls = await countCalls("image-host");
  const page = await pageOf(await send(browser, photo));
  expect(page.status).toBe(status);
  expect(page.text).toContain(words);
  expect(page.html).toMatch(/<input[^>]+type="file"[^>]+aria-invalid="true"/);
  expect(await calls()).toBe(0);
  expect(await photoOf(browser)).toBe(before);
});

test.each([
  ["/authentication", { mode: "refused" }, "La connexion a été coupée"],
  ["/authentication", { mode: "garbage" }, "Votre photo n’est pas encore partie."],
  ["/api", { mode: "refused" }, "La connexion a été coupée"],
  ["/api", { mode: "status", status: 500 }, "L’envoi de photos est indisponible"],
  ["/api", { mode: "status", status: 400 }, "Cette photo n’est pas acceptée."],
  ["/api", { mode: "status", status: 413 }, "Cette photo est trop lourde."],
  ["/api", { mode: "garbage" }, "L’envoi de photos est indisponible"],
] as const)(
  "where %s has the fault %o the step says so, and the old photo stands",
  async (path, fault, words) => {
    const log = readLog();
    const browser = await as("gerard");
    const own =
      (await browser.visit("/mon-compte/mes-animaux/")).html.match(/mes-animaux\/(\d+)\//)?.[1] ?? "";
    const at = photoHref(Number(own));
    const before = (await browser.visit(at)).html.match(/alt="Photo actuelle/);
    await breakService({ service: "image-host", path, ...fault });
    const page = await pageOf(await post(browser, { faire: "envoyer", photo: photoFile() }, { path: at }));
    expect(page.text).toContain(words);
    expect(page.text).not.toContain("toujours là");
    expect(page.status).toBe(words.includes("trop lourde") ? 422 : 503);
    if (page.status === 503) expect(log().find(({ event }) => event === "photo not sent")).toBeDefined();
    expect((await browser.visit(at)).html.match(/alt="Photo actuelle/)?.[0]).toBe(before?.[0]);
  },
);

test("a photo that the profile could not take is kept without being sent again", async () => {
  const browser = await as("camille");
  const before = await photoOf(browser);
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 503,
    path: "/shop/animals",
    method: "PUT",
  });
  const page = await pageOf(await send(browser));
  expect(page.status).toBe(503);
  expect(page.text).toMatch(textPattern(photoNotices.notSaved));
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page.html)?.[1] ?? "";
  const [url, fileId] = [hidden("url"), hidden("fileId")];
  await breakService({ service: "ecommerce", mode: "slow", delay: 0, path: "/shop/animals", method: "PUT" });
  expect(await photoOf(browser)).toBe(before);

  const calls = await countCalls("image-host");
  const again = await post(browser, { faire: "garder", url, fileId });
  expect(again.status).toBe(303);
  expect(await photoOf(browser)).toBe(new URL(url).pathname);
  expect(await calls()).toBe(0);
});

test("what the browser has sent to the host is kept; a write whose answer was lost is read again", async () => {
  const browser = await as("camille");
  const uploaded = await uploadByBrowser(browser);
  await breakService({ service: "ecommerce", mode: "lost", path: "/shop/animals", method: "PUT" });
  const answer = await post(browser, { faire: "garder", ...pick(uploaded) }, { json: true });
  expect(await answer.json()).toEqual({ redirect: profile });
  expect(await photoOf(browser)).toBe(new URL(uploaded.url).pathname);
});

const pick = ({ url, fileId }: { url: string; fileId: string }) => ({ url, fileId });

test.each([
  ["https://elsewhere.example/a.jpg", "x"],
  ["javascript:alert(1)", "x"],
  ["", "x"],
  ["https://museau.example/_sandbox/pictures/animal-1_a.jpg", "../1"],
  ["https://museau.example/_sandbox/pictures/animal-2_a.jpg", "x"],
  ["https://museau.example/_sandbox/pictures/../mailbox/animal-1_a.jpg", "x"],
  ["/../../connexion/", "x"],
])("a picture at %j with the id %j is not kept", async (url, fileId) => {
  const browser = await as("camille");
  const before = await photoOf(browser);
  const answer = await post(browser, { faire: "garder", url, fileId }, { json: true });
  expect(answer.status).toBe(422);
  expect(await photoOf(browser)).toBe(before);
});

test("a photo is removed; a second press changes nothing, and a failure says so", async () => {
  const browser = await as("camille");
  await send(browser);
  await breakService({
    service: "ecommerce",
    mode: "status",
    status: 500,
    path: "/shop/animals",
    method: "PUT",
  });
  const failed = await pageOf(await post(browser, { faire: "retirer" }));
  expect(failed.text).toMatch(textPattern(photoNotices.notRemoved));
  await breakService({ service: "ecommerce", mode: "slow", delay: 0, path: "/shop/animals", method: "PUT" });
  for (const _ of ["once", "twice"]) {
    const answer = await post(browser, { faire: "retirer" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, profile]);
    expect(noticeOf(browser)).toBe("La photo d’Oslo est retirée.");
    expect(await photoOf(browser)).toBeUndefined();
  }
});

test("who names the photo of another's animal and removes it takes it away from nobody", async () => {
  const owner = await as("camille");
  const uploaded = await uploadByBrowser(owner);
  await post(owner, { faire: "garder", ...pick(uploaded) });
  const other = await as("hugo");
  const path = "/mon-compte/mes-animaux/4/?modifier=photo";
  expect((await post(other, { faire: "garder", ...pick(uploaded) }, { path, json: true })).status).toBe(422);
  const named = uploaded.url.replace("animal-1", "animal-4");
  const lie = { faire: "garder", url: named, fileId: uploaded.fileId };
  for (const fields of [lie, { faire: "retirer" }])
    expect((await post(other, fields, { path })).status).toBe(303);
  expect((await visitor().get(new URL(uploaded.url).pathname)).status).toBe(200);
});

test("the photo of a deleted animal is not kept by the host", async () => {
  const browser = await as("hugo");
  const path = "/mon-compte/mes-animaux/5/?modifier=photo";
  await post(browser, { faire: "envoyer", photo: photoFile() }, { path });
  const { html } = await browser.visit(path);
  const address = /\/_sandbox\/pictures\/animal-5_[\w-]+\.jpg/.exec(html)?.[0] ?? "";
  expect((await visitor().get(address)).status).toBe(200);
  await browser.post("/mon-compte/mes-animaux/5/modifier/?supprimer=1", { reason: "other" });
  expect((await visitor().get(address)).status).toBe(404);
});

test("while the API is down the step says so, and a photo that has arrived is not lost", async () => {
  const browser = await as("camille");
  const uploaded = await uploadByBrowser(browser);
  await breakService({ service: "ecommerce", mode: "status", path: "/shop/animals" });
  const log = readLog();
  const down = await pageOf(await browser.get(step));
  expect(down.status).toBe(503);
  expect(down.text).toContain(animalProfileTexts.down.title);
  expect(down.html).toContain(`href="${step}"`);
  expect(log().map(({ event }) => event)).toContain("photo step not shown");

  const sent = await pageOf(await send(browser));
  expect(sent.status).toBe(503);
  expect(sent.text).toMatch(textPattern(photoNotices.notSent));
  expect(sent.text).toMatch(textPattern(formTexts.forms.again.file));
  const kept = await pageOf(await post(browser, { faire: "garder", ...pick(uploaded) }));
  expect(kept.status).toBe(503);
  expect(kept.text).toContain("Réessayez, sans la renvoyer");
  expect(kept.html).toContain(`name="url" value="${uploaded.url}"`);
  const removed = await pageOf(await post(browser, { faire: "retirer" }));
  expect([removed.status, removed.text.includes("La photo n’est pas retirée")]).toEqual([503, true]);
});

test("another site's form and an unknown action change nothing", async () => {
  const browser = await as("camille");
  const body = new FormData();
  body.append("faire", "retirer");
  const foreign = await browser.get(step, {
    method: "POST",
    body,
    headers: { Origin: "https://evil.example" },
  });
  expect(foreign.status).toBe(403);
  const unknown = await pageOf(await post(browser, { faire: "autre" }));
  expect(unknown.status).toBe(415);
  expect(unknown.text).toMatch(textPattern(photoNotices.noForm));
});
