import { expect, test } from "vitest";
import { calendarFile } from "./calendar-file.ts";

const event = {
  uid: "transition-25-abc@museau.example",
  from: "2026-12-31",
  to: "2027-01-01",
  title: "25 % de Croquettes chien adulte",
  text: "Mélangés.",
};

const now = new Date("2026-11-22T10:11:12.345Z");

const unfolded = (file: string) => file.replaceAll("\r\n ", "");

test("an event lasts whole days, and its end is the day after the last", () => {
  expect(unfolded(calendarFile([event], now))).toBe(
    [
      "BEGIN:VCALENDAR",
      "VERSION:2.0",
      "PRODID:-//Museau//Transition alimentaire//FR",
      "CALSCALE:GREGORIAN",
      "BEGIN:VEVENT",
      "UID:transition-25-abc@museau.example",
      "DTSTAMP:20261122T101112Z",
      "DTSTART;VALUE=DATE:20261231",
      "DTEND;VALUE=DATE:20270102",
      "SUMMARY:25 % de Croquettes chien adulte",
      "DESCRIPTION:Mélangés.",
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
      "END:VCALENDAR",
      "",
    ].join("\r\n"),
  );
});

test("signs with a meaning are escaped, and a line break never begins a property", () => {
  const file = unfolded(calendarFile([{ ...event, title: "a,b;c\\d\r\nUID:x\ne\u0000f" }], now));
  expect(file).toContain(String.raw`SUMMARY:a\,b\;c\\d\nUID:x\nef`);
});

test("no line is longer than 75 octets, and none is broken within a character", () => {
  const text = "Mélangés à l’eau tiède 🐕, ".repeat(20);
  const file = calendarFile([{ ...event, text }], now);
  for (const line of file.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line.isWellFormed()).toBe(true);
  }
  expect(unfolded(file)).toContain(`DESCRIPTION:${text.replaceAll(",", String.raw`\,`)}`);
});
