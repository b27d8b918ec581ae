import { ofName } from "../../text/of-name.ts";

interface Named {
  name: string;
}

export const photoTexts = {
  title: ({ name }: Named) => `La photo ${ofName(name)}`,
  change: ({ name }: Named) => `Changer la photo ${ofName(name)}`,
  intro: "Elle n’apparaît que dans votre compte.",
  current: ({ name }: Named) => `Photo actuelle ${ofName(name)}`,
  currentLabel: "Photo actuelle",
  currentText: "La nouvelle la remplacera dès son enregistrement.",
  unread: "votre animal",
  label: "Photo",
  hint: "JPEG, PNG ou WebP, {{size}} au maximum.",
  hintScripts: "JPEG, PNG ou WebP, {{size}} au maximum.",
  send: "Envoyer la photo",
  take: "Prendre une photo",
  back: "Revenir au profil",
  remove: "Retirer la photo",
  keep: "Enregistrer la photo envoyée",
  reading: "Ouverture de la photo…",
  unreadable:
    "Cette photo ne s’ouvre pas. Elle est peut-être endommagée, ou trop lourde pour cet appareil. Choisissez-en une autre.",
} as const;
