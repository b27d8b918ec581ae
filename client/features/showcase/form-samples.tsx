import { useState } from "react";
import type { FormErrors } from "../../../shared/forms/form-errors.ts";
import { smartFormDraft } from "../../../shared/forms/form-values.ts";
import type { SmartForm as Definition, FieldKind, SmartField } from "../../../shared/forms/smart-form.ts";
import { href } from "../../../shared/routes.ts";
import { SmartForm } from "../forms/smart-form.tsx";
import { Sample, Samples } from "./samples.tsx";

const needs = [
  { value: "sterilise", label: "Stérilisé" },
  { value: "sensible", label: "Digestion sensible" },
  { value: "senior", label: "Senior" },
  { value: "ferme", label: "Choix fermé", disabled: true },
];

function formOf(name: string): Definition {
  const field = (
    name: string,
    kind: FieldKind,
    label: string,
    more: Partial<SmartField> = {},
  ): SmartField => ({
    name,
    kind,
    label,
    ...more,
  });
  const required = { required: true };
  return {
    name,
    fields: [
      field("identite", "title", "Vous"),
      field("source", "hidden", "", { value: "composants" }),
      field("nom", "text", "Nom", { ...required, maxLength: 20 }),
      field("email", "text", "E-mail", { type: "email", ...required, autocomplete: "email" }),
      field("secret", "password", "Mot de passe", { hint: "Douze caractères, c’est mieux." }),
      field("telephone", "phone", "Téléphone", { ...required }),
      field("anniversaire", "birthday", "Votre date de naissance"),
      field("animal", "title", "Votre animal"),
      field("espece", "toggle-buttons", "Espèce", {
        ...required,
        choices: [
          { value: "chien", label: "Chien", icon: "dog" },
          { value: "chat", label: "Chat", icon: "cat" },
        ],
      }),
      field("naissance", "birthday", "Sa date de naissance ou son âge", {
        age: true,
        ...required,
      }),
      field("poids", "number", "Poids en kg", { min: 1, max: 13, ...required }),
      field("besoins", "toggle-boxes", "Ses besoins", {
        type: "checkbox",
        choices: needs,
        max: 2,
      }),
      field("taille", "choices", "Sa taille", { choices: needs, ...required }),
      field("activite", "choices", "Son activité", { type: "radio", choices: needs, ...required }),
      field("gouts", "choices", "Ses goûts", { type: "checkbox", choices: needs }),
      field("depuis", "date", "À la maison depuis", { min: "2000-01-01", max: "today" }),
      field("mots", "textarea", "En quelques mots", { minLength: 10, ...required }),
      field("photo", "file", "Sa photo"),
      field("accord", "checkbox", "J’accepte que ces réponses servent à le nourrir.", { ...required }),
    ],
  };
}

const wrong = formOf("refuse");
const wrongErrors: FormErrors = {
  form: ["Une erreur est survenue"],
  fields: Object.fromEntries(
    wrong.fields
      .filter(({ kind }) => !["title", "hidden"].includes(kind))
      .map(({ name }) => [name, "Cette réponse est à revoir."]),
  ),
};
const wrongInputs = {
  nom: "Nadia",
  telephone: "06 12",
  telephone_country: "BE",
  naissance_mode: "age",
  naissance_years: "3",
  besoins: ["sterilise"],
  mots: "Court",
};

export function FormSamples() {
  return (
    <Samples title="Formulaires">
      <Sample name="Formulaire, une zone de chaque sorte">
        <LiveForm form={formOf("essai")} />
      </Sample>
      <Sample name="Formulaire refusé">
        <LiveForm form={wrong} errors={wrongErrors} inputs={wrongInputs} />
      </Sample>
    </Samples>
  );
}

function LiveForm({ form, ...rest }: { form: Definition; errors?: FormErrors; inputs?: typeof wrongInputs }) {
  const [own] = useState(form);
  const [sent, setSent] = useState("");
  return (
    <>
      <SmartForm
        form={own}
        action={href("composants")}
        labels={{ submit: "Envoyer l’exemple", pending: "Envoi…" }}
        {...rest}
        send={async (data) => {
          setSent(JSON.stringify(smartFormDraft(own, data)));
          return undefined;
        }}
      />
      <output>{sent}</output>
    </>
  );
}
