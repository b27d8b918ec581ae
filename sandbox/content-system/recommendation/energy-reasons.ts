import type { Recommended } from "../../../shared/guide/advice.ts";
import type { EnergyStepCode } from "../../../shared/nutrition/energy.ts";
import { adultFactor } from "../../../shared/nutrition/energy-rows.ts";
import type { Profile } from "../../../shared/nutrition/profile.ts";

type Reason = Recommended["reasons"][number];

export function energyReasons({ energy, facts }: Profile): Reason[] {
  const female = facts.gender === "female";
  const texts: Record<EnergyStepCode, (share: number) => string> = {
    sterilized: (share) => `${female ? "Stérilisée" : "Stérilisé"}\u00a0: ${percent(share)} d’énergie`,
    "low-activity": (share) => `Vie calme\u00a0: ${percent(share)} d’énergie`,
    "high-activity": (share) => `${female ? "Active" : "Actif"}\u00a0: ${percent(share)} d’énergie`,
    "very-high-activity": (share) => `Travail ou sport\u00a0: ${percent(share)} d’énergie`,
    growth: (share) => `Croissance\u00a0: ${decimal(share)}\u00a0fois l’énergie d’un adulte`,
    "band-limit": (share) => `Ramené dans la fourchette de la FEDIAF\u00a0: ${percent(share)}`,
  };
  return [
    ...ageReasons(energy),
    ...energy.steps.map(({ code, share }) => ({ code, text: texts[code](share) })),
    ...shapeReasons(facts.weight, energy.weight),
  ];
}

function ageReasons({ band, base }: Profile["energy"]): Reason[] {
  const share = base / adultFactor.dog;
  switch (band) {
    case "puppy":
      return [
        { code: "growth", text: `Croissance\u00a0: ${decimal(share)}\u00a0fois l’énergie d’un adulte` },
      ];
    case "dog-young":
      return [{ code: "young-adult", text: `Jeune adulte\u00a0: ${percent(share)} d’énergie` }];
    case "dog-old":
      return [{ code: "old-age", text: `Senior\u00a0: ${percent(share)} d’énergie` }];
    case "dog-adult":
    case "kitten":
    case "cat-active":
    case "cat-calm":
      return [];
  }
}

function shapeReasons(weight: number | null, target: number): Reason[] {
  if (weight === null || weight === target) return [];
  const text = `Ration calculée pour ${decimal(Math.round(target * 10) / 10)}\u00a0kg, son poids de forme`;
  return [{ code: "target-weight", text }];
}

function percent(share: number): string {
  const change = Math.round((share - 1) * 100);
  return `${change < 0 ? "−" : "+"}${Math.abs(change)}\u00a0%`;
}

const decimal = (value: number) => (Math.round(value * 100) / 100).toLocaleString("fr-FR");
