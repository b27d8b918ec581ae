import { expect, test, vi } from "vitest";
import type { Services } from "../context.ts";
import { renderProse } from "./prose.ts";

const warn = vi.fn();
const services = {
  configuration: { picturesUrl: "https://pictures.example.com", pictureHosts: ["media.example.com"] },
  log: { warn },
} as unknown as Services<"configuration" | "log">;

const box = '<div data-table role="group" aria-label="Tableau" tabindex="0">';

test("a table stands in a box that can be reached by keyboard, whoever wrote it", () => {
  const html = renderProse(
    services,
    '| a | b |\n|---|--:|\n| 1 | 2 |\n\n<table class="prix"><tr><td>3</td></tr></table>',
  );
  expect(html.split(box)).toHaveLength(3);
  expect(html).toContain(`${box}<table>`);
  expect(html).toContain(`${box}<table class="prix">`);
  expect(html.split("</table></div>")).toHaveLength(3);
});

test("what only speaks of tables stays as it is", () => {
  const html = renderProse(services, 'Une `<table>` et [un lien](/x/ "</table>")');
  expect(html).not.toContain("data-table");
  expect(html).not.toContain("</div>");
});

test("a table inside a table and one that nobody closed leave no box open", () => {
  const html = renderProse(
    services,
    "<table><tr><td><table><tr><td>1</td></tr></table></td></tr></table>\n\n<table><tr><td>2",
  );
  expect(html.split(box)).toHaveLength(4);
  expect(html.split("</table></div>")).toHaveLength(4);
});

test("the heading of level 1 is the page's alone", () => {
  expect(renderProse(services, "# Un\n\n<h1 id='a'>Deux</h1>\n\n`<h1>`")).toMatch(
    /^<h2>Un<\/h2>\n<h2 id="a">Deux<\/h2>\n*<p><code>&lt;h1&gt;<\/code><\/p>/,
  );
});

test("a picture of the content system stands on the picture host, one of another listed host as it is", () => {
  expect(renderProse(services, "![a](/uploads/a.png)")).toContain(
    'src="https://pictures.example.com/uploads/a.png"',
  );
  expect(renderProse(services, "![b](https://media.example.com/b.png)")).toContain(
    'src="https://media.example.com/b.png"',
  );
  expect(renderProse(services, "![c](data:image/png;base64,AAAA)")).toContain(
    'src="data:image/png;base64,AAAA"',
  );
});

test("a picture of another host is left out, and the log says so", () => {
  expect(renderProse(services, 'Avant <img src="https://elsewhere.example/a.png"> après')).not.toContain(
    "<img",
  );
  expect(warn).toHaveBeenCalledWith("picture of another host", { url: "https://elsewhere.example/a.png" });
});
