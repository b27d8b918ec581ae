import { describe, expect, test } from "vitest";
import { knownFrequencies } from "../../../shared/frequency/frequency.ts";
import { noonOf } from "../../paris-days.ts";
import { demoSubscription as subscription, demoVariant as variant } from "./subscription-example.ts";
import type { Subscription } from "./subscription-store.ts";
import { toldChange } from "./told-changes.ts";

const frequencies = knownFrequencies.map(({ code, label }) => ({ days: code, label }));

const told = (change: Partial<Subscription>, before: Partial<Subscription> = {}) =>
  toldChange(subscription(before), subscription({ ...before, ...change }), { frequencies });

const plain = (text: string) => text.replace(/\u00a0/g, " ");
const sentences = (change: Partial<Subscription>, before?: Partial<Subscription>) =>
  told(change, before)?.sentences.map(plain);

const item = { id: 1, subscriptionId: 1, variantCode: variant.code, quantity: 1, once: false, variant };
const wet = { ...variant, code: "13000501", productName: "Pâtée", variantName: "400 g" };

test("nothing is told where nothing is different", () => {
  expect(told({})).toBeNull();
});

const contents = "Le contenu de votre abonnement est modifié";

describe("its customer is told of", () => {
  test.each<[string, Partial<Subscription>, string[], string]>([
    [
      "a new day",
      { nextShipmentDate: noonOf("2026-12-10") },
      ["Votre prochain colis part le jeudi 10 décembre, au lieu du mardi 1er décembre."],
      "Votre prochain colis part le jeudi 10 décembre",
    ],
    [
      "a new rhythm",
      { subscriptionInterval: 31 },
      ["Nouveau rythme : tous les mois."],
      "Le rythme de votre abonnement est modifié",
    ],
    [
      "another quantity",
      { items: [{ ...item, quantity: 3 }] },
      ["Croquettes, 12 kg : 3 au lieu de 1."],
      contents,
    ],
    [
      "a swap",
      { items: [{ ...item, variantCode: wet.code, variant: wet }] },
      ["Pâtée, 400 g remplace Croquettes, 12 kg. Quantité : 1."],
      contents,
    ],
    [
      "what comes once, and every time",
      {
        items: [
          item,
          { ...item, id: 2, variant: wet, quantity: 2, once: true },
          { ...item, id: 3, variant: wet },
        ],
      },
      ["Pâtée, 400 g : 2 dans votre prochain colis.", "Pâtée, 400 g : 1 dans chaque colis."],
      contents,
    ],
    ["what is removed", { items: [] }, ["Croquettes, 12 kg : retiré."], contents],
    [
      "a code",
      { couponCodes: ["FIDELE10"] },
      ["Code promo FIDELE10 : appliqué."],
      "Les codes promo de votre abonnement sont modifiés",
    ],
    [
      "another carrier",
      { shippingMethod: "retrait-magasin", pickupPoint: "lyon-bellecour" },
      [expect.stringContaining("Nouveau mode de livraison : Retrait en magasin Museau")],
      "La livraison de votre abonnement est modifiée",
    ],
  ])("%s", (_, change, expected, subject) => {
    expect(sentences(change)).toEqual(expected);
    expect(told(change)).toMatchObject({ kind: "changed" });
    expect(plain(told(change)?.subject ?? "")).toBe(subject);
  });

  test("several things at once", () => {
    const both = told({ subscriptionInterval: 31, couponCodes: ["FIDELE10"] });
    expect(both).toMatchObject({ subject: "Votre abonnement est modifié", tab: "prochaine-commande" });
    expect(both?.sentences).toHaveLength(2);
  });

  test("a change of the next shipment beside its tab, of all of them beside the other", () => {
    expect(told({ nextShipmentDate: noonOf("2026-12-10") })?.tab).toBe("prochaine-commande");
    expect(told({ subscriptionInterval: 31 })?.tab).toBe("mon-abonnement");
  });

  test("a pause, now or after what is being prepared, and its end", () => {
    const pausedUntil = noonOf("2026-12-20");
    expect(sentences({ state: "paused", pausedUntil })).toEqual([
      "Rien ne part et rien n’est débité jusqu’au dimanche 20 décembre. Vous pouvez reprendre plus tôt quand vous voulez.",
    ]);
    expect(sentences({ pausedUntil })?.join("")).toContain("déjà en préparation, part comme prévu");
    for (const state of ["payment_failed", "awaiting_payment"] as const)
      expect(sentences({ pausedUntil }, { state })).toEqual([
        "Rien ne part et rien n’est débité jusqu’au dimanche 20 décembre.",
        "Votre commande à payer sera débitée ensuite, sauf si vous la réglez avant.",
      ]);
    expect(told({ state: "active", pausedUntil: null }, { state: "paused", pausedUntil })).toMatchObject({
      kind: "resumed",
      subject: "Votre abonnement reprend",
    });
  });

  test("what mends a shipment that was put off, and not of the state", () => {
    const mended = { state: "active", pickupPoint: "FR-01001" } as const;
    expect(told(mended, { state: "pickuppoint_unavailable" })).toMatchObject({ kind: "changed" });
  });

  test("the end: its day, what still comes, and what ends", () => {
    const abortedAt = "2026-11-22T15:00:00.000Z";
    const items = [item, { ...item, id: 2, variant: wet, quantity: 2 }];
    const recap =
      "Votre abonnement comprenait, toutes les 6 semaines : 1 × Croquettes, 12 kg et 2 × Pâtée, 400 g.";
    const ended = { state: "stopped", abortedAt, nextShipmentDate: null } as const;
    expect(sentences(ended, { items })).toEqual([
      "Votre abonnement a pris fin le 22 novembre 2026.",
      "Plus rien ne partira ni ne sera débité.",
      recap,
    ]);
    expect(sentences({ abortedAt }, { items })).toEqual([
      "Votre dernier colis, déjà en préparation, part et est débité le mardi 1er décembre. Votre abonnement prend fin ensuite.",
      "Rien d’autre ne partira ni ne sera débité.",
      recap,
    ]);
    const sending = toldChange(subscription(), subscription(ended), { frequencies, sending: "R1" });
    expect(sending?.sentences.slice(0, 3)).toEqual([
      "Votre abonnement a pris fin le 22\u00a0novembre\u00a02026.",
      "Le colis de la commande R1, en route, arrivera comme prévu.",
      "Rien d’autre ne partira ni ne sera débité.",
    ]);
  });
});
