import { dayAfter } from "../../shared/time/wall-clock.ts";

/** All day long, from one day to another, both included (`Y-m-d`). */
export interface CalendarEvent {
  /** The same for the same event, so that importing it again replaces it. */
  uid: string;
  from: string;
  to: string;
  title: string;
  text: string;
}

/**
 * A calendar of RFC 5545. Days are `DATE` values, which have no time zone: the same day in Paris as anywhere else.
 * @param now of the file (DTSTAMP)
 */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Museau//Transition alimentaire//FR",
    "CALSCALE:GREGORIAN",
    ...events.flatMap(({ uid, from, to, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateValue(from)}`,
      // The day after the last (RFC 5545, 3.6.1).
      `DTEND;VALUE=DATE:${dateValue(dayAfter(to))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

const dateValue = (day: string) => day.replaceAll("-", "");

/** RFC 5545, 3.3.11; other control characters are not allowed there. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** At most 75 octets a line, the space of its continuation included (RFC 5545, 3.1); never within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let [part, octets] = ["", 0];
  for (const sign of line) {
    const length = encoder.encode(sign).length;
    if (octets + length > longestLine) {
      parts.push(part);
      [part, octets] = ["", 1];
    }
    part += sign;
    octets += length;
  }
  return [...parts, part].join("\r\n ");
}

const longestLine = 75;
const encoder = new TextEncoder();
