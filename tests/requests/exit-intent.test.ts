import { expect, test } from "vitest";
import { firstPageOf } from "./page-html.ts";
import { readWholePages, switchSetting, visitor } from "./visitor.ts";

readWholePages();

const shellOf = async () => (await firstPageOf((await visitor().visit("/")).html)).shell;

test("exits are listened for by default, and not once they are switched off at run time (spec 4)", async () => {
  expect((await shellOf()).exitIntent).toBeUndefined();
  await switchSetting("exit-intent", false);
  expect((await shellOf()).exitIntent).toBe(false);
  await switchSetting("exit-intent", undefined);
  expect((await shellOf()).exitIntent).toBeUndefined();
});
