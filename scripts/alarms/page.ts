import type { Alarm, ReportedAlarm, Rule } from "../../alarms/alarm.ts";
import { alarms, reportedAlarms } from "../../alarms/alarms.ts";
import { type Figure, slowCall } from "../../alarms/figures.ts";

const names: Partial<Record<Figure, string>> = {
  failures: "failed requests",
  scriptErrors: "script errors",
  documents: "documents",
  confirmations: "requests of `commande-order-confirmation`",
  searches: "requests of `rechercher`",
  ecommerceCalls: "calls of the e-commerce API",
  ecommerceFailed: "failed calls of the e-commerce API",
  ecommerceAsked: "requests that call the e-commerce API",
  ecommerceSlow: `requests with such a call over ${slowCall.toLocaleString("en")} ms`,
};

/** `docs/alarms.md`. */
export const alarmsPage =
  (): string => `<!-- Written by \`npm run alarms\` from alarms/alarms.ts: change that, then run it again. -->

# Alarms

The worker in \`alarms/\` evaluates this table every minute ([operations](operations.md#alarms)). Lines are those of the log
([fields](request-lifecycle.md#the-log-line-of-a-request)), other figures are measures, services are those of \`/health/deep\`.

| Alarm | Rings if | Wakes | Runbook |
|---|---|---|---|
${alarms.map(evaluated).join("\n")}

People and mails report these:

| Alarm | Reported by | If | Wakes | Runbook |
|---|---|---|---|---|
${reportedAlarms.map(reported).join("\n")}

Alarms of one cause are one message, and so is what a cause explains: while a service is down, pages that fail with it are its
alarm. An alarm is over after five quiet minutes. A share also needs five events. What is unknown neither rings nor ends anything.

\`npm run alarms -- --rehearse\` plays outages on this machine and shows what rings.
`;

const evaluated = ({ title, rules, wakes, runbooks }: Alarm) =>
  `| ${title} | ${rules.map(wordsOf).join("; or ")} | ${wakes} | ${linksOf(runbooks)} |`;

const reported = ({ title, reportedBy, threshold, wakes, runbooks }: ReportedAlarm) =>
  `| ${title} | ${reportedBy} | ${threshold} | ${wakes} | ${linksOf(runbooks)} |`;

const linksOf = (pages: readonly string[]) =>
  pages.map((page) => `[${page.replaceAll("-", " ")}](runbooks/${page}.md)`).join(", ") || "none";

function wordsOf(rule: Rule): string {
  const { minutes } = rule;
  switch (rule.is) {
    case "unreachable":
      return `\`/health\` has no 200 for ${minutes} minutes`;
    case "blind":
      return `no figures, or no \`/health/deep\`, for ${minutes} minutes`;
    case "two versions":
      return `two versions answer for ${minutes} minutes`;
    case "down": {
      const { services, problem } = rule;
      const reason = problem ? ` with ${problem.source.replaceAll("|", " or ")}` : "";
      return `${services.map((service) => `\`${service}\``).join(" or ")} \`down\`${reason} for ${minutes} minutes`;
    }
    case "lines": {
      const { lines, detail, atLeast } = rule;
      const about = detail ? ` of ${detail.source.replace(/[\\^$()?:]/g, "").replaceAll("|", ", ")}` : "";
      const said = lines.map((line) => `\`${line.startsWith(" ") ? `…${line}` : line}\``).join(", ");
      return `${atLeast} ${atLeast === 1 ? "line" : "lines"} ${said}${about} in ${minutes} minutes`;
    }
    case "share":
      return `${named(rule.of)} over ${rule.above * 100} % of ${named(rule.in)}, ${rule.least} or more, in ${minutes} minutes`;
    case "many":
      return `${rule.least} ${named(rule.of)} and ${rule.times} times those of last week in ${minutes} minutes`;
    case "none": {
      const usual =
        "lastWeek" in rule
          ? `last week had ${rule.lastWeek} or more`
          : `there are ${rule.beside.atLeast} ${named(rule.beside.figure)} or more`;
      return `no ${named(rule.of)} in ${minutes} minutes, and ${usual}`;
    }
  }
}

const named = (figure: Figure): string => names[figure] ?? (figure.includes(" ") ? `\`${figure}\`` : figure);
