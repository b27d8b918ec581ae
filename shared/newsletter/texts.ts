import { ofShop } from "../identity.ts";
export const newsletterTexts = {
  title: `La lettre ${ofShop}`,
  placeholder: "Votre e-mail",
  submit: "S’inscrire",
  consent:
    "En vous inscrivant, vous acceptez de recevoir nos conseils et nos offres par e-\u2060mail, deux fois par mois au plus. Vous pouvez vous désinscrire par un lien dans chaque lettre.",
  privacy: "Vos données personnelles",
  done: "C’est noté. Vous recevrez notre prochaine lettre par e-\u2060mail.",
  meant: "Vouliez-vous écrire {{email}}\u00a0? Inscrivez alors cette adresse aussi.",
  again: "Inscrire cette adresse",
  pending: "Inscription…",
  errors: {
    email: "Cette adresse e-\u2060mail n’est pas valide. Exemple\u00a0: nadia@exemple.fr",
    early: "C’était très rapide\u00a0! Relisez votre adresse, puis envoyez-la de nouveau.",
    botCheck:
      "Désolés, nous n’avons pas pu vérifier que vous n’êtes pas un robot. Réessayez, ou joignez notre service client au {{phone}} ou à {{email}}. Il vous inscrira.",
    tooOften: "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
    unknown:
      "Nous ne savons pas si votre inscription est enregistrée. Si vous ne recevez pas d’e-\u2060mail de bienvenue d’ici quelques minutes, inscrivez-vous de nouveau.",
    failed: "Votre inscription n’est pas enregistrée. Réessayez dans quelques instants.",
  },
} as const;
