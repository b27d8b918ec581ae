import type { Reviewer } from "./reviewer.ts";

interface Telling {
  reviewer: Reviewer;
  formats: { smallest: string; largest: string };
}

export function speaksOfPet(sentence: string): boolean {
  return /\{(?!petit\}|grand\})/.test(sentence);
}

export function tell(sentences: string[], telling: Telling): string {
  return sentences
    .map((sentence, at) => {
      const before = sentences.slice(0, at);
      return fill(sentence, telling, {
        named: before.some((earlier) => /\{(?:de |que )?Nom\}/.test(earlier)),
        recent: speaksOfPet(before.at(-1) ?? ""),
      });
    })
    .join(" ");
}

function fill(
  sentence: string,
  { reviewer, formats }: Telling,
  { named, recent }: { named: boolean; recent: boolean },
): string {
  const { pet, woman } = reviewer;
  const pronoun = pet.female ? "elle" : "il";
  const noun = `${possessive(pet)} ${pet.word}`;
  let known = recent;

  const subject = () => {
    const said = known ? pronoun : named ? pet.name : noun;
    known = true;
    return said;
  };
  const naming = (before: "" | "de " | "que ") => {
    known = true;
    return elided(before, pet.name);
  };

  return sentence
    .replaceAll(/\{([^}]+)\}/g, (_, slot: string) => {
      const [male, female] = slot.split("|");
      if (female !== undefined) return (pet.female ? female : male) ?? "";
      if (slot === "Il") return capital(subject());
      if (slot === "il") return subject();
      if (slot === "Nom") return naming("");
      if (slot === "de Nom") return naming("de ");
      if (slot === "que Nom") return naming("que ");
      if (slot === "Mon chien" || slot === "Mon chat") return capital(known ? pronoun : noun);
      if (slot === "mon chien" || slot === "mon chat") return noun;
      if (slot === "âge") return pet.age;
      if (slot === "Âge") return capital(pet.age);
      if (slot === "petit") return formats.smallest;
      if (slot === "grand") return formats.largest;
      throw new Error(`The sentence "${sentence}" has a slot that nothing fills: {${slot}}.`);
    })
    .replaceAll(/\[([^|\]]*)\|([^\]]*)\]/g, (_, man: string, lady: string) => (woman ? lady : man));
}

function possessive({ word, female }: Reviewer["pet"]): "mon" | "ma" {
  return female && !startsWithVowel(word) ? "ma" : "mon";
}

function elided(before: "" | "de " | "que ", name: string): string {
  return before && startsWithVowel(name) ? `${before.slice(0, -2)}’${name}` : `${before}${name}`;
}

function startsWithVowel(word: string): boolean {
  return /^[aeiouyéèêëâàîïôûœæ]/i.test(word.normalize("NFC")) && !/^(?:yo|ya|ye)/i.test(word);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
