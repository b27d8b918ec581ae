import { expect, test, vi } from "vitest";
import { withSettings } from "../../shared/release/stored-settings.ts";
import { readSettings } from "../../worker/middleware/settings.ts";
import { changesIn, type Switches } from "./change.ts";

const now: Switches = { features: ["guide", "animals"], maintenance: [], "exit-intent": true };
const after = (words: string, from = now) => changesIn(words.split(" "), from);

test.each([
  ["features -guide", [{ name: "features", value: ["animals"] }]],
  ["features +nutrition -animals", [{ name: "features", value: ["guide", "nutrition"] }]],
  ["features +guide", [{ name: "features", value: ["guide", "animals"] }]],
  ["maintenance +commande", [{ name: "maintenance", value: ["commande"] }]],
  ["exit-intent off", [{ name: "exit-intent", value: false }]],
  ["reset maintenance", [{ name: "maintenance", value: null }]],
  [
    "reset",
    [
      { name: "features", value: null },
      { name: "maintenance", value: null },
      { name: "exit-intent", value: null },
    ],
  ],
])("%s", (words, changes) => {
  expect(after(words)).toEqual(changes);
});

test.each([
  ["maintenance +order", /No name begins with order. There are:[\s\S]*commande-order___fr-FR/],
  ["features -elephants", /No name begins with elephants. There are:[\s\S]*sponsorship/],
  ["features -sponsorship", /sponsorship is not in features/],
  ["features guide", /neither \+ nor -/],
  ["features", /Say what changes/],
  ["maintenance +", /^\+ stands alone: write the name right behind it, as in \+index\.$/],
  ["features -", /^- stands alone: .* as in -animals\.$/],
  ["features -guid", /^guid is only a piece of a name\. Did you mean guide\?$/],
  ["features +nu", /Did you mean nutrition\?/],
  ["maintenance +comm", /Did you mean commande\?/],
  [
    "maintenance +mon-compte-mes-a",
    /Did you mean mon-compte-mes-adresses, mon-compte-mes-abonnements, mon-compte-mes-animaux\?$/,
  ],
  ["maintenance -commande-order___f", /Did you mean commande-order___fr\?/],
  ["exit-intent", /on or off/],
  ["exit-intent no", /on or off/],
  ["feature +guide", /feature is no switch. There are: features, maintenance, exit-intent/],
])("%s is refused with what there is", (words, sentence) => {
  expect(() => after(words)).toThrow(sentence);
});

test("a name that a shorter beginning means, too, is not taken out by itself", () => {
  const closed = { ...now, maintenance: ["mon-compte"] };
  expect(() => after("maintenance -mon-compte-mes-adresses", closed)).toThrow("also meant by mon-compte");
  expect(after("maintenance -mon-compte", closed)).toEqual([{ name: "maintenance", value: [] }]);
});

test("a part of a name ends where the next one begins, and what stands in the list can be taken out as it is", () => {
  const value = ["mon-compte", "commande-order___fr-FR"];
  expect(after("maintenance +mon-compte +commande-order___fr-FR")).toEqual([{ name: "maintenance", value }]);
  const odd = { ...now, features: ["guid", "animals"] };
  expect(after("features -guid", odd)).toEqual([{ name: "features", value: ["animals"] }]);
  expect(() => after("features -guide", odd)).toThrow("also meant by guid");
});

test("the worker reads what the command writes", async () => {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const written = ["features -guide", "maintenance +commande", "exit-intent off"].flatMap((words) =>
    after(words),
  );
  const text = withSettings({}, Object.fromEntries(written.map(({ name, value }) => [name, value])));
  const namespace = { get: async () => text } as unknown as Parameters<typeof readSettings>[0];
  const configured = { features: [], maintenance: [], exitIntent: true };
  expect(await readSettings(namespace, configured, log)).toEqual({
    features: new Set(["animals"]),
    maintenance: ["commande"],
    exitIntent: false,
    canary: false,
  });
  expect(log.error).not.toHaveBeenCalled();
});
