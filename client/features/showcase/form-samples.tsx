import { useState } from "react";
import type { FormErrors } from "../../../shared/api/api-error.ts";
import { smartFormDraft } from "../../../shared/forms/form-values.ts";
import { type SmartForm as Definition, parseSmartForm, pathOf } from "../../../shared/forms/smart-form.ts";
import { href } from "../../../shared/routes.ts";
import { SmartForm } from "../forms/smart-form.tsx";
import { Sample, Samples } from "./samples.tsx";

const needs = [
  { value: "sterilise", label: "Stérilisé" },
  { value: "sensible", label: "Digestion sensible" },
  { value: "senior", label: "Senior" },
  { value: "ferme", label: "Choix fermé", disabled: true },
];

/** One field of each kind (spec 2). */
function formOf(Name: string): Definition {
  const field = (name: string, Component: string, Label: string, more: object = {}) => ({
    Name: name,
    Component,
    Label,
    ...more,
  });
  const required = { required: true };
  const form = parseSmartForm({
    Name,
    Fields: [
      field("identite", "title", "Vous"),
      field("source", "hidden", "", { Params: { value: "composants" } }),
      field("nom", "text", "Nom", { Params: { ...required, maxLength: 20 } }),
      field("email", "text", "E-mail", { Type: "email", Params: { ...required, autocomplete: "email" } }),
      field("secret", "password", "Mot de passe", { Params: { hint: "Douze caractères, c’est mieux." } }),
      field("telephone", "phone", "Téléphone", { Params: required }),
      field("anniversaire", "birthday", "Votre date de naissance"),
      field("animal", "title", "Votre animal"),
      field("espece", "toggle-buttons", "Espèce", {
        Params: required,
        Choices: [
          { value: "chien", label: "Chien", icon: "dog" },
          { value: "chat", label: "Chat", icon: "cat" },
        ],
      }),
      field("naissance", "birthday", "Sa date de naissance ou son âge", {
        Params: { age: true, ...required },
      }),
      field("poids", "number", "Poids en kg", { Params: { min: 1, max: 13, ...required } }),
      field("besoins", "toggle-boxes", "Ses besoins", {
        Type: "checkbox",
        Choices: needs,
        Params: { max: 2 },
      }),
      field("taille", "choices", "Sa taille", { Choices: needs, Params: required }),
      field("activite", "choices", "Son activité", { Type: "radio", Choices: needs, Params: required }),
      field("gouts", "choices", "Ses goûts", { Type: "checkbox", Choices: needs }),
      field("depuis", "date", "À la maison depuis", { Params: { min: "2000-01-01", max: "today" } }),
      field("mots", "textarea", "En quelques mots", { Params: { minLength: 10, ...required } }),
      field("photo", "file", "Sa photo"),
      field("accord", "checkbox", "J’accepte que ces réponses servent à le nourrir.", { Params: required }),
    ],
  });
  if (!form) throw new Error("the sample is no form");
  return form;
}

const wrong = formOf("refuse");
const wrongErrors: FormErrors = {
  form: ["Une erreur est survenue"],
  fields: Object.fromEntries(
    wrong.Fields.filter(({ Component }) => !["title", "hidden"].includes(Component)).map((field) => [
      pathOf(field),
      "Cette réponse est à revoir.",
    ]),
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
        onSubmit={async (data) => {
          setSent(JSON.stringify(smartFormDraft(own, data)));
          return undefined;
        }}
      />
      <output>{sent}</output>
    </>
  );
}
