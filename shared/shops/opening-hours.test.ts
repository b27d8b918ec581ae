import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { assertProperty } from "../../tests/rigs/property.ts";
import { shopCountries } from "../identity.ts";
import { dayAfter, momentOf } from "../time/wall-clock.ts";
import { dayHours, type OpeningPlace } from "./day-hours.ts";
import { isShopOpen, openingState } from "./opening-hours.ts";
import { openingText, specialText } from "./opening-texts.ts";
import { type OpeningHours, weekdays } from "./shop.ts";
import { specialDaysFrom } from "./special-days.ts";

type Raw = Partial<OpeningHours>;

const hoursOf = (raw: Raw): OpeningHours => ({ week: {}, closings: [], openings: [], ...raw });
const shop = (raw: Raw = {}, place: Partial<OpeningPlace> = {}): OpeningPlace => ({
  country: "FR",
  postcode: "69009",
  hours: hoursOf(raw),
  ...place,
});
const said = (place: OpeningPlace, iso: string) => openingText(openingState(place, Date.parse(iso)));
const spell = (opens: string, closes: string) => ({ opens, closes });

const usual = shop({
  week: {
    monday: [],
    ...Object.fromEntries(
      ["tuesday", "wednesday", "thursday", "friday", "saturday"].map((day) => [
        day,
        [spell("09:00", "12:30"), spell("14:00", "18:00")],
      ]),
    ),
  },
});

describe("how a shop stands", () => {
  test.each([
    ["2026-11-24T05:00Z", "Fermé · Ouvre aujourd’hui à 9\u00a0h"],
    ["2026-11-24T07:00Z", "Ouvre bientôt · 9\u00a0h"],
    ["2026-11-24T07:59:59.999Z", "Ouvre bientôt · 9\u00a0h"],
    ["2026-11-24T08:00Z", "Ouvert · jusqu’à 12\u00a0h\u00a030"],
    ["2026-11-24T10:29Z", "Ouvert · jusqu’à 12\u00a0h\u00a030"],
    ["2026-11-24T10:30Z", "Ferme bientôt · 12\u00a0h\u00a030"],
    ["2026-11-24T11:30Z", "Fermé · Ouvre aujourd’hui à 14\u00a0h"],
    ["2026-11-24T12:15Z", "Ouvre bientôt · 14\u00a0h"],
    ["2026-11-24T13:00Z", "Ouvert · jusqu’à 18\u00a0h"],
    ["2026-11-24T16:30Z", "Ferme bientôt · 18\u00a0h"],
    ["2026-11-24T17:00Z", "Fermé · Ouvre demain à 9\u00a0h"],
    ["2026-11-24T23:30Z", "Fermé · Ouvre aujourd’hui à 9\u00a0h"],
    ["2026-11-28T17:00Z", "Fermé · Ouvre mardi à 9\u00a0h"],
    ["2026-11-30T12:00Z", "Fermé · Ouvre demain à 9\u00a0h"],
  ])("at %s: %s", (iso, text) => {
    expect(said(usual, iso)).toBe(text);
  });

  test("where nothing is said, weekdays from 9:00 to 18:00", () => {
    const silent = shop();
    expect(said(silent, "2026-11-25T12:00Z")).toBe("Ouvert · jusqu’à 18\u00a0h");
    expect(said(silent, "2026-11-27T18:00Z")).toBe("Fermé · Ouvre lundi à 9\u00a0h");
    expect(said(silent, "2026-11-28T12:00Z")).toBe("Fermé · Ouvre lundi à 9\u00a0h");
  });

  test("a day that is not named is as usual, an empty one is closed", () => {
    const some = shop({ week: { wednesday: [], saturday: [spell("10:00", "12:00")] } });
    expect(said(some, "2026-11-24T18:00Z")).toBe("Fermé · Ouvre jeudi à 9\u00a0h");
    expect(said(some, "2026-11-28T09:30Z")).toBe("Ouvert · jusqu’à 12\u00a0h");
    expect(said(some, "2026-11-28T10:15Z")).toBe("Ferme bientôt · 12\u00a0h");
  });

  test("in the week to come the day has its name, later its date too", () => {
    const away = shop({ closings: [{ from: "2026-12-21", to: "2027-01-03", reason: "Travaux" }] });
    expect(said(away, "2026-12-22T12:00Z")).toBe(
      "Fermé exceptionnellement · Ouvre le lundi 4\u00a0janvier à 9\u00a0h",
    );
    expect(said(away, "2027-01-02T12:00Z")).toBe("Fermé exceptionnellement · Ouvre lundi à 9\u00a0h");
  });

  test("a shop without any hours says no day", () => {
    const never = shop({
      week: Object.fromEntries(
        ["monday", "tuesday", "wednesday", "thursday", "friday"].map((day) => [day, []]),
      ),
    });
    expect(said(never, "2026-11-24T12:00Z")).toBe("Fermé · Réouverture à venir");
  });
});

describe("days that are not like the others", () => {
  test("a closing of the day, and what comes after it", () => {
    const closed = shop({ closings: [{ from: "2026-12-24" }] });
    expect(said(closed, "2026-12-24T10:00Z")).toBe("Fermé exceptionnellement · Ouvre lundi à 9\u00a0h");
    expect(specialDaysFrom(closed, "2026-12-20", 10).map(specialText)).toEqual([
      "Fermé exceptionnellement le 24\u00a0décembre",
      "Le 25\u00a0décembre (Noël)\u00a0: jour férié, horaires à confirmer par téléphone",
    ]);
  });

  const unconfirmed = "Jour férié · horaires à confirmer par téléphone";

  test("on a bank holiday it is neither open nor closed, unless the shop says otherwise", () => {
    for (const hour of ["00:30", "07:30", "10:00", "16:30", "20:00"]) {
      expect(said(shop(), `2026-11-11T${hour}Z`), hour).toBe(unconfirmed);
      expect(isShopOpen(openingState(shop(), Date.parse(`2026-11-11T${hour}Z`)))).toBe(false);
    }
    const open = shop({ openings: [{ date: "2026-11-11", spells: [spell("10:00", "17:00")] }] });
    expect(said(open, "2026-11-11T10:00Z")).toBe("Ouvert exceptionnellement · jusqu’à 17\u00a0h");
    expect(specialDaysFrom(open, "2026-11-11", 1).map(specialText)).toEqual([
      "Ouvert exceptionnellement le mercredi 11\u00a0novembre, de 10\u00a0h à 17\u00a0h",
    ]);
  });

  test.each([
    ["the evening before Christmas", {}, "2026-12-24T18:00Z", "Fermé · Ouvre lundi à 9\u00a0h"],
    ["the evening before Easter Monday", {}, "2027-03-28T18:00Z", "Fermé · Ouvre mardi à 9\u00a0h"],
    [
      "before Ascension, in Belgium",
      { country: "BE" },
      "2027-05-05T17:00Z",
      "Fermé · Ouvre vendredi à 9\u00a0h",
    ],
    [
      "before 23 June, in Luxembourg",
      { country: "LU" },
      "2026-06-22T17:00Z",
      "Fermé · Ouvre mercredi à 9\u00a0h",
    ],
  ] as const)("on %s the next opening is one that is sure", (_, place, moment, text) => {
    expect(said(shop({}, { postcode: "4000", ...place }), moment)).toBe(text);
  });

  test("a shop that says its hours of a bank holiday is announced on the eve", () => {
    const open = shop({ openings: [{ date: "2026-12-25", spells: [spell("10:00", "13:00")] }] });
    expect(said(open, "2026-12-24T18:00Z")).toBe("Fermé · Ouvre demain à 10\u00a0h");
  });

  test("who never closes is sure until the midnight before a bank holiday", () => {
    const always = shop({
      week: Object.fromEntries(weekdays.map((day) => [day, [spell("00:00", "24:00")]])),
    });
    expect(said(always, "2026-12-24T12:00Z")).toBe("Ouvert · jusqu’à minuit");
    expect(said(always, "2026-12-25T12:00Z")).toBe(unconfirmed);
  });

  test("Good Friday and 26 December are days off in Alsace and Moselle alone", () => {
    const strasbourg = shop({ week: { saturday: [spell("10:00", "18:00")] } }, { postcode: "67000" });
    expect(said(strasbourg, "2027-03-26T10:00Z")).toBe(unconfirmed);
    expect(said(shop(), "2027-03-26T10:00Z")).toBe("Ouvert · jusqu’à 18\u00a0h");
    expect(dayHours(strasbourg, "2026-12-26")).toMatchObject({ why: "holiday", holiday: "boxingDay" });
  });

  test("each country has its own", () => {
    const belgian = shop({}, { country: "BE", postcode: "4000" });
    const luxembourgish = shop({}, { country: "LU", postcode: "2340" });
    expect(dayHours(belgian, "2026-07-21").holiday).toBe("belgiumDay");
    expect(dayHours(luxembourgish, "2026-06-23").holiday).toBe("luxembourgDay");
    expect(dayHours(belgian, "2026-07-14").why).toBe("usual");
  });

  test("other hours on a day that is open anyway are no opening out of turn", () => {
    const short = shop({ openings: [{ date: "2026-12-24", spells: [spell("09:00", "16:00")] }] });
    expect(said(short, "2026-12-24T10:00Z")).toBe("Ouvert · jusqu’à 16\u00a0h");
    expect(specialDaysFrom(short, "2026-12-24", 1).map(specialText)).toEqual([
      "Horaires exceptionnels le jeudi 24\u00a0décembre, de 9\u00a0h à 16\u00a0h",
    ]);
  });

  test("the nearer rule wins: the day's closing, its opening, a closing of several days", () => {
    const both = shop({
      closings: [{ from: "2026-08-03", to: "2026-08-15" }, { from: "2026-08-10" }],
      openings: ["2026-08-08", "2026-08-10"].map((date) => ({ date, spells: [spell("10:00", "12:00")] })),
    });
    expect(dayHours(both, "2026-08-08").why).toBe("opening");
    expect(dayHours(both, "2026-08-10").why).toBe("closing");
    expect(dayHours(both, "2026-08-12").why).toBe("closing");
  });

  test("a closing of several days is one line, and a bank holiday on a day off none", () => {
    const away = shop({ closings: [{ from: "2026-07-28", to: "2026-08-03" }] });
    expect(specialDaysFrom(away, "2026-07-20", 60).map(specialText)).toEqual([
      "Fermé exceptionnellement du 28\u00a0juillet au 3\u00a0août",
    ]);
    expect(specialDaysFrom(away, "2026-08-01", 10).map(specialText)).toEqual([
      "Fermé exceptionnellement du 1er au 3\u00a0août",
    ]);
  });
});

describe("past midnight", () => {
  const late = shop({ week: { saturday: [spell("20:00", "02:30")] } });
  test.each([
    ["2026-11-28T19:30Z", "Ouvert · jusqu’à 2\u00a0h\u00a030"],
    ["2026-11-28T22:59Z", "Ouvert · jusqu’à 2\u00a0h\u00a030"],
    ["2026-11-28T23:00Z", "Ouvert · jusqu’à 2\u00a0h\u00a030"],
    ["2026-11-29T00:45Z", "Ferme bientôt · 2\u00a0h\u00a030"],
    ["2026-11-29T01:30Z", "Fermé · Ouvre demain à 9\u00a0h"],
  ])("at %s: %s", (iso, text) => {
    expect(said(late, iso)).toBe(text);
  });

  test("the night of a closing is still the evening before it", () => {
    const closed = shop({
      week: { saturday: [spell("20:00", "02:30")] },
      closings: [{ from: "2026-11-29" }],
    });
    expect(said(closed, "2026-11-29T00:00Z")).toBe("Ouvert · jusqu’à 2\u00a0h\u00a030");
  });

  test("a day that ends at midnight says so, and one that goes on does not", () => {
    const midnight = shop({ week: { saturday: [spell("20:00", "24:00")] } });
    expect(said(midnight, "2026-11-28T19:30Z")).toBe("Ouvert · jusqu’à minuit");
    const on = shop({ week: { saturday: [spell("20:00", "24:00")], sunday: [spell("00:00", "03:00")] } });
    expect(said(on, "2026-11-28T19:30Z")).toBe("Ouvert · jusqu’à 3\u00a0h");
  });

  test("who never closes has no hour of closing", () => {
    const always = shop({
      week: Object.fromEntries(
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
          day,
          [spell("00:00", "24:00")],
        ]),
      ),
    });
    expect(said(always, "2026-09-15T12:00Z")).toBe("Ouvert · en continu");
  });

  test("New Year’s Eve goes over into a bank holiday", () => {
    const party = shop({ openings: [{ date: "2026-12-31", spells: [spell("18:00", "01:00")] }] });
    expect(said(party, "2026-12-31T23:30Z")).toBe("Ferme bientôt · 1\u00a0h");
    expect(said(party, "2027-01-01T00:00Z")).toBe("Jour férié · horaires à confirmer par téléphone");
  });
});

describe("when clocks change", () => {
  test("in spring the hour that is left out shortens the night", () => {
    const night = shop({ week: { saturday: [spell("22:00", "04:00")] } });
    const at = (iso: string) => openingState(night, Date.parse(iso));
    expect(isShopOpen(at("2026-03-29T01:59:59Z"))).toBe(true);
    expect(isShopOpen(at("2026-03-29T02:00:00Z"))).toBe(false);
  });

  test("a spell that lies in the hour left out is none", () => {
    const swallowed = shop({ week: { sunday: [spell("02:10", "02:50")] } });
    expect(isShopOpen(openingState(swallowed, Date.parse("2026-03-29T01:00Z")))).toBe(false);
    expect(said(swallowed, "2026-03-29T00:30Z")).toBe("Fermé · Ouvre demain à 9\u00a0h");
  });

  test("in autumn the hours of the day are those of the wall", () => {
    expect(said(shop({ week: { sunday: [spell("09:00", "12:00")] } }), "2026-10-25T08:30Z")).toBe(
      "Ouvert · jusqu’à 12\u00a0h",
    );
    expect(said(shop(), "2026-10-25T22:30Z")).toBe("Fermé · Ouvre demain à 9\u00a0h");
    expect(said(shop(), "2026-10-25T23:30Z")).toBe("Fermé · Ouvre aujourd’hui à 9\u00a0h");
  });
});

test("an opening out of turn that goes over into usual hours is said until its own end", () => {
  const night = shop({
    week: { wednesday: [] },
    openings: [{ date: "2027-03-31", spells: [spell("09:00", "09:00")] }],
  });
  const moment = Date.parse("2027-03-31T23:00Z");
  expect(said(night, "2027-03-31T23:00Z")).toBe("Ouvert exceptionnellement · jusqu’à 18\u00a0h");
  expect(new Date(openingState(night, moment).until).toISOString()).toBe("2027-04-01T07:00:00.000Z");
  expect(said(night, "2027-04-01T07:00Z")).toBe("Ouvert · jusqu’à 18\u00a0h");
});

describe("whatever the hours and the moment", () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 1, 15, 30, 59))
    .map(([hour, minute]) => `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`);
  const spells = fc.array(fc.record({ opens: time, closes: fc.oneof(time, fc.constant("24:00")) }), {
    maxLength: 3,
  });
  const somewhere = fc.constantFrom(
    "2026-03-29",
    "2026-10-25",
    "2026-12-31",
    "2027-01-01",
    "2027-03-28",
    "2026-05-01",
  );
  const date = fc.tuple(somewhere, fc.integer({ min: -3, max: 3 })).map(([day, off]) => dayAfter(day, off));
  const day = fc.option(spells, { nil: null });
  const place: fc.Arbitrary<OpeningPlace> = fc.record({
    country: fc.constantFrom(...shopCountries),
    postcode: fc.constantFrom("69009", "67000", "4000", "2340"),
    hours: fc
      .record({
        week: fc.record({
          monday: day,
          tuesday: day,
          wednesday: day,
          thursday: day,
          friday: day,
          saturday: day,
          sunday: day,
        }),
        closings: fc.array(fc.record({ from: date }), { maxLength: 2 }),
        openings: fc.array(fc.record({ date, spells: spells.filter(({ length }) => length > 0) }), {
          maxLength: 2,
        }),
      })
      .map(hoursOf),
  });
  const moment = fc
    .tuple(date, fc.integer({ min: 0, max: 24 * 60 - 1 }), fc.integer({ min: 0, max: 59_999 }))
    .map(([on, minutes, ms]) => Date.parse(`${on}T00:00:00Z`) + minutes * 60_000 + ms);

  test("what is said stays true until the moment it names, and that moment is to come", () => {
    assertProperty(
      fc.property(
        place,
        moment,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (at, now, share) => {
          const state = openingState(at, now);
          expect(state.until).toBeGreaterThan(now);
          const later = Math.min(state.until - 1, Math.floor(now + (state.until - now) * share));
          expect(openingText(openingState(at, later))).toBe(openingText(state));
        },
      ),
      { numRuns: 400 },
    );
  });

  test("it is open exactly within the spells of its days", () => {
    assertProperty(
      fc.property(place, moment, (at, now) => {
        const today = new Date(now).toISOString().slice(0, 10);
        const within = [-2, -1, 0, 1].some((off) => {
          const on = dayAfter(today, off);
          const { why, spells } = dayHours(at, on);
          if (why === "holiday") return false;
          return spells.some(({ opens, closes }) => {
            const [start, end] = [opens, closes].map((text) => {
              const [hours = 0, minutes = 0] = text.split(":").map(Number);
              return hours * 60 + minutes;
            });
            const past = (end ?? 0) <= (start ?? 0);
            const from = momentOf(on, start ?? 0);
            const to = momentOf(past ? dayAfter(on) : on, end ?? 0);
            return from <= now && now < to;
          });
        });
        expect(isShopOpen(openingState(at, now))).toBe(within);
      }),
      { numRuns: 400 },
    );
  });
});
