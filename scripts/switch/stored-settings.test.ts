import { expect, test } from "vitest";
import { settingsKey } from "../../shared/release/stored-settings.ts";
import { copySettings } from "./stored-settings.ts";

const namespace = (values: Record<string, string>) => ({
  get: async (name: string) => values[name],
  set: async (name: string, value: string | null) => {
    if (value === null) delete values[name];
    else values[name] = value;
  },
});

const copyIn = (values: Record<string, string>) => JSON.parse(values[settingsKey] ?? "");

test("the copy holds each switch as its key says, and what has just been changed", async () => {
  const values: Record<string, string> = { maintenance: '["panier"]', features: "[", canary: "true" };
  await copySettings(namespace(values), { "exit-intent": false });
  expect(copyIn(values)).toEqual({
    maintenance: ["panier"],
    features: "[",
    canary: true,
    "exit-intent": false,
  });
  await copySettings(namespace(values), { features: null, canary: null });
  expect(copyIn(values)).toEqual({ maintenance: ["panier"] });
});

test("a change during a canary keeps its end, and one after it has no canary", async () => {
  const values: Record<string, string> = { canary: "true", [settingsKey]: '{"canary":1790000000000}' };
  await copySettings(namespace(values), { maintenance: ["panier"] });
  expect(copyIn(values)).toEqual({ maintenance: ["panier"], canary: 1790000000000 });
  delete values.canary;
  await copySettings(namespace(values), {});
  expect(copyIn(values)).toEqual({});
});

test("a switch that another copy has missed is in the next one, and an unreadable copy is replaced", async () => {
  const values: Record<string, string> = { maintenance: '["panier"]', [settingsKey]: '{"canary":1}' };
  await copySettings(namespace(values), { canary: 2 });
  expect(copyIn(values)).toEqual({ maintenance: ["panier"], canary: 2 });
  values[settingsKey] = "{";
  await copySettings(namespace(values), { canary: null });
  expect(copyIn(values)).toEqual({ maintenance: ["panier"] });
});
