import { expect, test } from "vitest";
import { documentData } from "./page-html.ts";
import { switchSetting, visitor } from "./visitor.ts";

const popupsOf = async () => documentData((await visitor().visit("/")).html).popups;

test("exits are listened for by default, and not once they are switched off at run time", async () => {
  expect((await popupsOf()).exitIntent).toBeUndefined();
  await switchSetting("exit-intent", false);
  expect((await popupsOf()).exitIntent).toBe(false);
  await switchSetting("exit-intent", undefined);
  expect((await popupsOf()).exitIntent).toBeUndefined();
});
