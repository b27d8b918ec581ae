import { ofShop } from "../identity.ts";
export const newsletterTexts = {
  title: `La lettre ${ofShop}`,
  placeholder: "Votre e-mail",
  submit: "S’inscrire",
  consent:
    "En vous inscrivant, vous acceptez de recevoir nos conseils et nos offres par e-\u2060mail, deux fois par mois au plus. Un lien dans chaque lettre permet de vous désinscrire.",
  privacy: "Vos données personnelles",
  done: "C’est noté\u00a0: vous recevrez notre prochaine lettre par e-\u2060mail.",
  meant: "Vouliez-vous écrire {{email}}\u00a0? Inscrivez alors cette adresse aussi.",
  again: "Inscrire cette adresse",
  pending: "Inscription…",
  errors: {
    email: "Cette adresse e-\u2060mail n’est pas valide. Exemple\u00a0: nadia@exemple.fr",
    early: "C’était très rapide\u00a0! Relisez votre adresse, puis envoyez-la de nouveau.",
    botCheck:
      "Nous n’avons pas pu vérifier que vous n’êtes pas un robot, et nous en sommes désolés. Réessayez, ou joignez notre service client au {{phone}} ou à {{email}}\u00a0: il vous inscrira.",
    tooOften: "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
    unknown:
      "Nous ne savons pas si votre inscription est enregistrée. Un e-\u2060mail de bienvenue la confirme\u00a0: s’il n’arrive pas d’ici quelques minutes, inscrivez-vous de nouveau. Deux inscriptions n’en font qu’une.",
    failed: "Une erreur est survenue. Votre inscription n’a pas été prise en compte, réessayez plus tard.",
  },
} as const;
