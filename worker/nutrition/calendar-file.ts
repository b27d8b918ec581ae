import { shopName } from "../../shared/identity.ts";
import { dayAfter } from "../../shared/time/wall-clock.ts";

/** All-day event; both days (`Y-m-d`) are included. */
export interface CalendarEvent {
  /** Stable, so that a second import replaces the event. */
  uid: string;
  from: string;
  to: string;
  title: string;
  text: string;
}

/** RFC 5545. Days are `DATE` values, which have no time zone. @param now time stamp of the file (DTSTAMP) */
export function calendarFile(events: readonly CalendarEvent[], now: Date): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${shopName}//Transition alimentaire//FR`,
    "CALSCALE:GREGORIAN",
    ...events.flatMap(({ uid, from, to, title, text }) => [
      "BEGIN:VEVENT",
      `UID:${escaped(uid)}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${dateValue(from)}`,
      // DTEND is exclusive (RFC 5545, 3.6.1).
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

/** RFC 5545, 3.3.11, which allows no other control characters. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed.
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, "");

/** Lines have at most 75 octets, including the space of a continuation (RFC 5545, 3.1). */
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
