import { afterEach, describe, expect, test, vi } from "vitest";
import { shops } from "../../sandbox/content/shops.ts";
import * as clock from "../../shared/time/clock.ts";
import { readLog } from "./log-lines.ts";
import { islandProps, textOf } from "./page-html.ts";
import { countCalls } from "./upstream-calls.ts";
import { askStandIns, breakService, mendServices, passSeconds, shop, visitor } from "./visitor.ts";

const path = "/magasins/";
const strasbourg = "/magasins/strasbourg-bateliers/";

async function listed(query = "", someone = visitor()): Promise<string[]> {
  const answer = await someone.get(path + query);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return [...html.matchAll(/<h3[^>]*><a href="\/magasins\/[^"]+">([^<]+)<\/a>/g)].map(
    ([, name = ""]) => name,
  );
}

function passTo(iso: string): void {
  passSeconds((Date.parse(iso) - clock.now()) / 1000);
}

afterEach(() => vi.restoreAllMocks());

describe("the list of shops", () => {
  test("has them all with address, phone number and directions, without scripts", async () => {
    const html = await (await visitor().get(path)).text();
    const text = textOf(html);
    for (const { name, street, city, phone } of shops) {
      expect(text).toContain(name);
      expect(text).toContain(street);
      expect(text).toContain(city);
      expect(text).toContain(phone);
    }
    expect(await listed()).toHaveLength(shops.length);
    expect(html).toContain(`<link rel="canonical" href="${shop}${path}"/>`);
    expect(html).toContain(
      "https://www.google.com/maps/dir/?api=1&amp;destination=14%20quai%20des%20Bateliers",
    );
  });

  test("shows those within 20 km, and the others on request", async () => {
    const text = textOf(await (await visitor().get(`${path}?ville=Lyon`)).text());
    const [near = "", far = ""] = text.split(`Voir plus loin (${shops.length - 2})`);
    expect([near.includes("Museau Villeurbanne"), near.includes("Museau Grenoble")]).toEqual([true, false]);
    expect(far.includes("Museau Grenoble")).toBe(true);
    expect(textOf(await (await visitor().get(path)).text()).includes("Voir plus loin")).toBe(false);
  });

  test("has a plain GET form", async () => {
    const html = await (await visitor().get(path)).text();
    expect(html).toMatch(/<form[^>]*action="\/magasins\/"/);
    expect(html).toMatch(/<input[^>]*name="ville"/);
  });

  test.each([
    ["?ville=Lyon", ["Museau Lyon Vaise", "Museau Villeurbanne", "Museau Grenoble"]],
    ["?ville=saint%20etienne", ["Museau Lyon Vaise", "Museau Villeurbanne"]],
    ["?ville=1050", ["Museau Bruxelles Ixelles"]],
    ["?ville=57", ["Museau Metz"]],
    ["?ville=nimes&pays=FR", ["Museau Marseille"]],
    ["?position=43.70,7.27", ["Museau Nice", "Museau Marseille"]],
    ["?ville=Li%C3%A8ge&pays=LU", ["Museau Luxembourg", "Museau Esch-sur-Alzette"]],
  ])("%s puts the nearest first", async (query, names) => {
    expect((await listed(query)).slice(0, names.length)).toEqual(names);
  });

  test("a town that only the address base knows has distances of its own; a known one is not asked", async () => {
    const calls = await countCalls("address-search");
    for (const query of ["?ville=33120", "?ville=Arcachon"]) {
      const text = textOf(await (await visitor().get(path + query)).text());
      expect(text).toContain("du plus proche au plus éloigné d’Arcachon");
      expect(text).toMatch(/Museau Bordeaux Chartrons à 5\d km/);
    }
    await listed("?ville=Lyon");
    await listed("?ville=69100");
    await listed("?ville=1050");
    await listed("?ville=Arcachon&pays=BE");
    expect(await calls()).toBe(2);
  });

  test("without the address base a postcode is the nearest one that is known", async () => {
    const lines = readLog();
    await breakService({ service: "address-search", mode: "status", status: 500 });
    const text = textOf(await (await visitor().get(`${path}?ville=33120`)).text());
    expect(text).toContain("du plus proche au plus éloigné de Bordeaux");
    expect(lines()).toContainEqual(expect.objectContaining({ level: "error", event: "town not known" }));
    await mendServices();
  });

  test("shows the distance of each shop", async () => {
    const text = textOf(await (await visitor().get(`${path}?ville=Villeurbanne`)).text());
    expect(text).toContain("du plus proche au plus éloigné de Villeurbanne");
    expect(text).toMatch(/Museau Villeurbanne à 50 m/);
  });

  test("is filtered by country", async () => {
    const luxembourgish = shops.filter(({ country }) => country === "LU").map(({ name }) => name);
    expect(await listed("?pays=LU")).toEqual(luxembourgish);
  });

  test("an unknown town offers other ways, and keeps the draft", async () => {
    const html = await (await visitor().get(`${path}?ville=Zzyzx`)).text();
    expect(textOf(html)).toContain("Nous ne trouvons pas « Zzyzx »");
    expect(html).toContain('value="Zzyzx"');
    expect(html).toContain(`href="${path}">Voir tous les magasins</a>`);
  });

  test("a search is not indexed, and no shared cache keeps one with a position", async () => {
    const answer = await visitor().get(`${path}?ville=Lyon`);
    expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow"/>');
    const near = await visitor().get(`${path}?position=48.86,2.35`);
    expect(near.headers.get("cache-control")).toBe("private, no-cache");
  });

  test("foreign parameters leave it indexed", async () => {
    const html = await (await visitor().get(`${path}?utm_source=lettre&gclid=x`)).text();
    expect(html).not.toContain('name="robots"');
    expect(html).toContain(`<link rel="canonical" href="${shop}${path}"/>`);
  });

  test("a town replaces a position", async () => {
    const query = "?ville=Lyon&position=43.70,7.27";
    expect((await listed(query))[0]).toBe("Museau Lyon Vaise");
    const html = await (await visitor().get(path + query)).text();
    expect(textOf(html)).not.toContain("Nous ne trouvons pas cette position");
    expect(html).not.toContain("43.70,7.27");
  });

  test.each([
    "?ville=%00%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    `?ville=${"a".repeat(3000)}`,
    "?ville[]=Lyon&pays=__proto__&ouvert=yes",
    "?position=999,999",
    "?position=NaN,1&pays=FR%00",
    "?position=1e308,-1e308",
    "?ville=%F0%9F%90%95",
    "?ville=%",
  ])("%s is read as far as it is valid", async (query) => {
    const answer = await visitor().get(path + query);
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert");
  });

  test("an invalid position is reported, and all shops show", async () => {
    expect(await listed("?position=999,999")).toHaveLength(shops.length);
    const text = textOf(await (await visitor().get(`${path}?position=999,999`)).text());
    expect(text).toContain("Nous ne trouvons pas cette position");
  });

  test("has the time of its rendering, so that the browser hydrates with the same text", async () => {
    const before = clock.now();
    const html = await (await visitor().get(path)).text();
    const [props] = islandProps<{ now: number; tiles: unknown; shops: unknown[] }>(html, "ShopsScreen");
    expect(props?.now).toBeGreaterThanOrEqual(before);
    expect(props?.tiles).toBeNull();
    expect(props?.shops).toHaveLength(shops.length);
  });
});

describe("the page of a shop", () => {
  test("has address, hours, services, access, advice and neighbours", async () => {
    const text = textOf(await (await visitor().get(strasbourg)).text());
    for (const part of [
      "14 quai des Bateliers",
      "03 53 01 67 14",
      "10 h – 19 h",
      "Retrait de commande",
      "Boucle magnétique à la caisse.",
      "Mathilde Kessler",
      "Les magasins voisins",
      "Museau Metz",
    ]) {
      expect(text).toContain(part);
    }
  });

  test("has its place and hours in its structured data", async () => {
    passTo("2026-12-01T12:00:00Z");
    const html = await (await visitor({ agent: "googlebot" }).get(strasbourg)).text();
    const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = ""]) => JSON.parse(json),
    );
    expect(things).toEqual([
      expect.objectContaining({
        "@type": "PetStore",
        url: shop + strasbourg,
        telephone: "+33353016714",
        address: expect.objectContaining({ postalCode: "67000", addressCountry: "FR" }),
        geo: expect.objectContaining({ latitude: 48.5806 }),
        openingHoursSpecification: expect.arrayContaining([
          expect.objectContaining({
            dayOfWeek: ["Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
            opens: "10:00",
            closes: "19:00",
          }),
          expect.objectContaining({ validFrom: "2026-12-24", opens: "09:30", closes: "16:00" }),
          expect.objectContaining({ validFrom: "2026-12-26", opens: "00:00", closes: "00:00" }),
          expect.objectContaining({ validFrom: "2027-01-05", opens: "00:00", closes: "00:00" }),
        ]),
      }),
      expect.objectContaining({ "@type": "BreadcrumbList" }),
    ]);
    expect(html).toContain(`<link rel="canonical" href="${shop}${strasbourg}"/>`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*magasin-strasbourg-bateliers/);
  });

  test.each(["/magasins/nulle-part/", "/magasins/constructor/", "/magasins/b2c-shops/"])(
    "%s is not found",
    async (unknown) => {
      expect((await visitor().get(unknown)).status).toBe(404);
    },
  );

  test("the former page redirects to the list", async () => {
    const answer = await visitor().get("/page/nos-boutiques/");
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${shop}${path}`]);
  });
});

describe("the state of opening is right", () => {
  const stateOf = (text: string, name: string) =>
    new RegExp(
      `${name} (?:à\\s+[\\d,]+\\s\\S+ )?((?:Ouv|Ferm)[^·]+ · .+?\\d+ h(?: \\d\\d)?|Jour férié · [^\\d]+? par téléphone)`,
    ).exec(text)?.[1];

  test("on an evening, on a bank holiday, and on the day before Christmas", async () => {
    passTo("2026-12-08T19:30:00Z");
    expect(textOf(await (await visitor().get("/magasins/lyon-vaise/")).text())).toContain(
      "Ouvert · jusqu’à 0 h 30",
    );
    passTo("2026-12-08T23:00:00Z");
    expect(textOf(await (await visitor().get("/magasins/lyon-vaise/")).text())).toContain(
      "Ferme bientôt · 0 h 30",
    );
    passTo("2026-12-09T00:00:00Z");
    const open = await listed("?ouvert=1");
    expect(open).toEqual([]);
    expect(textOf(await (await visitor().get(`${path}?ouvert=1`)).text())).toContain(
      "Aucun magasin ouvert à cette heure",
    );

    passTo("2026-12-24T10:00:00Z");
    const eve = textOf(await (await visitor().get(strasbourg)).text());
    expect(eve).toContain("Ouvert · jusqu’à 16 h");
    expect(eve).toContain(
      "Le 26 décembre (lendemain de Noël) : jour férié, horaires à confirmer par téléphone",
    );

    passTo("2026-12-25T10:00:00Z");
    const christmas = textOf(await (await visitor().get(path)).text());
    expect(christmas).not.toMatch(/Ouvert ·|Ouvre aujourd/);
    expect(stateOf(christmas, "Museau Vieux-Lille")).toBe("Jour férié · horaires à confirmer par téléphone");
    expect(await listed("?ouvert=1")).toEqual([]);
    expect(textOf(await (await visitor().get("/magasins/lille-vieux-lille/")).text())).toMatch(
      /vendredi aujourd’hui 10 h – 19 h jour férié, à confirmer/,
    );

    passTo("2026-12-26T10:00:00Z");
    const boxingDay = await listed("?ouvert=1");
    expect(boxingDay).toContain("Museau Vieux-Lille");
    expect(boxingDay).not.toContain("Museau Strasbourg");
  });

  test("a closing that is published shows at once", async () => {
    passTo("2027-01-12T12:00:00Z");
    expect(textOf(await (await visitor().get(strasbourg)).text())).toContain("Ouvert · jusqu’à 19 h");
    const hours = shops.find(({ slug }) => slug === "strasbourg-bateliers")?.hours;
    await askStandIns("/_sandbox/publish", {
      collection: "shop",
      key: "strasbourg-bateliers",
      changes: { hours: { ...hours, closings: [{ from: "2027-01-12", reason: "Dégât des eaux" }] } },
    });
    const text = textOf(await (await visitor().get(strasbourg)).text());
    expect(text).toContain("Fermé exceptionnellement · Ouvre demain à 10 h");
    expect(text).toContain("Dégât des eaux");
    expect(textOf(await (await visitor().get(path)).text())).toContain("Fermé exceptionnellement");
  });
});

describe("with a faulty content system", () => {
  test("a malformed shop is left out and logged, the others show", async () => {
    const lines = readLog();
    await askStandIns("/_sandbox/publish", {
      collection: "shop",
      key: "mons-clef",
      changes: { latitude: "au nord", hours: { week: { monday: "toujours" } } },
    });
    const names = await listed();
    expect(names).toHaveLength(shops.length - 1);
    expect(names).not.toContain("Museau Mons");
    expect(lines()).toContainEqual(expect.objectContaining({ event: "shop left out", key: "mons-clef" }));
  });

  test("a page opened before still shows, another says that it cannot", async () => {
    await listed();
    await breakService({ service: "content", mode: "refused" });
    expect((await listed()).length).toBeGreaterThan(15);
    const answer = await visitor().get("/magasins/nice-port/");
    expect(answer.status).toBe(503);
    expect(textOf(await answer.text())).toContain("Cette page est momentanément indisponible");
    await mendServices();
    passSeconds(60);
  });
});
