import { shopName } from "../identity.ts";
import type { SponsorshipState } from "./sponsorship.ts";

export const sponsorshipTexts = {
  title: "Mes parrainages",
  rewards: { sponsor: "{{amount}} pour vous", friend: "{{amount}} pour votre filleul" },
  intro: `Vous aimez ${shopName}\u00a0? Faites-le découvrir à ceux qui partagent leur vie avec un chien ou un chat.`,
  how: {
    title: "Comment ça marche",
    invite: {
      title: "Vous invitez",
      text: "Par e-\u2060mail depuis cette page, ou en partageant votre lien.",
    },
    register: {
      title: "Votre filleul crée son compte",
      text: "Après avoir ouvert votre lien, il a 30\u00a0jours pour le faire.",
    },
    reward: {
      title: "Sa première commande vous récompense",
      text: "Vous verrez votre récompense dans la liste ci-dessous.",
    },
  },
  form: {
    title: "Inviter par e-mail",
    emails: "Adresses e-mail",
    emailsHint: ({ most }: { most: number }) =>
      `${most} au plus, séparées par une virgule, un espace ou un retour à la ligne.`,
    message: "Votre message",
    messageHint: ({ most }: { most: number }) => `${most}\u00a0caractères au plus.`,
    privacy:
      "Ces adresses ne servent qu’à votre invitation. N’invitez que des proches qui souhaitent la recevoir.",
    submit: "Envoyer les invitations",
    pending: "Envoi…",
  },
  share: {
    title: "Partager votre lien",
    link: "Votre lien",
    code: "Votre code",
    copyLink: "Copier le lien",
    copyCode: "Copier le code",
    copied: "Copié",
    copiedLink: "Le lien est copié.",
    copiedCode: "Le code est copié.",
    selected: "La copie n’a pas abouti. Le texte est sélectionné, copiez-le.",
    share: "Partager…",
    shareTitle: shopName,
    shareText: `Je vous invite à découvrir ${shopName}.`,
    none: "Votre lien n’est pas disponible pour le moment. Vous pouvez inviter par e-\u2060mail.",
  },
  list: {
    title: "Vos filleuls",
    since: "Le {{date}}",
    reward: "Récompense\u00a0: {{reward}}",
    states: {
      sent: "Invitation envoyée",
      registered: "Compte créé",
      ordered: "Première commande passée",
      rewarded: "Récompense accordée",
      expired: "Invitation expirée",
    } satisfies Record<SponsorshipState, string>,
  },
  empty: "Vous verrez ici vos filleuls, dès leur invitation.",
  down: {
    title: "Vos parrainages sont momentanément inaccessibles",
    text: "Votre lien et vos filleuls sont toujours enregistrés. Réessayez dans quelques instants.",
    retry: "Réessayer",
  },
} as const;
