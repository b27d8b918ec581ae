import { expect, test } from "vitest";
import { settingsKey } from "../../shared/release/stored-settings.ts";
import { readStored, storeSettings } from "./stored-settings.ts";

const namespace = (values: Record<string, string>) => ({
  get: async (name: string) => values[name],
  set: async (name: string, value: string | null) => {
    if (value === null) delete values[name];
    else values[name] = value;
  },
});

test("the first change takes over what builds before stored, the next ones only change it", async () => {
  const values: Record<string, string> = { maintenance: '["panier"]', features: "[", canary: "true" };
  await storeSettings(namespace(values), { "exit-intent": false });
  const all = { maintenance: ["panier"], features: "[", canary: true, "exit-intent": false };
  expect(JSON.parse(values[settingsKey] ?? "")).toEqual(all);
  await storeSettings(namespace({ ...values, maintenance: '["compte"]' }), {});
  await storeSettings(namespace(values), { features: null, canary: null });
  expect(JSON.parse(values[settingsKey] ?? "")).toEqual({ maintenance: ["panier"], "exit-intent": false });
});

test("a value that cannot be read is not replaced", async () => {
  const values = { [settingsKey]: "{" };
  await expect(storeSettings(namespace(values), { features: null })).rejects.toThrow("cannot be read");
  await expect(readStored(namespace(values))).rejects.toThrow(settingsKey);
  expect(values[settingsKey]).toBe("{");
});
