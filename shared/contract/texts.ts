import { returnAddress, shopName } from "../identity.ts";
/** The law sets "Confirmer ma demande de résiliation" and "Confirmer la rétractation". */
export const contractTexts = {
  step: "Étape {{step}} sur 2",
  edit: "Modifier",
  restored: "Votre dernière saisie sur cet appareil est reprise ici.",
  erase: "L’effacer",
  privacy: "Vos réponses servent à traiter votre demande, et à rien d’autre.",
  privacyLink: "Vos données personnelles",
  reference: "Référence",
  receivedAt: "Reçue le",
  attemptedAt: "Premier essai, resté sans réponse",
  paris: "{{moment}} (heure de Paris)",
  mailed: "Un accusé de réception part aussi à {{email}}\u00a0: conservez cet e-\u2060mail, il fait foi.",
  mailedUnnamed:
    "Un accusé de réception vous est aussi envoyé\u00a0: conservez cet e-\u2060mail, il fait foi.",
  next: "Et maintenant\u00a0?",
  shop: "Retour à la boutique",
  subscriptions: "Mes abonnements",
  questions: "La réponse est peut-être ici",
  termination: {
    title: "Résilier mon abonnement",
    intro: "Sans compte, sans frais et sans raison à donner. Vous relisez votre demande avant de l’envoyer.",
    note: "Un abonnement porte sur deux livraisons au minimum. Si la deuxième n’est pas encore partie, envoyez votre demande dès maintenant\u00a0: elle est prise en compte, et l’abonnement s’arrête après cette livraison.",
    check: "Vérifier ma demande",
    pending: "Un instant…",
    recap: "Vérifiez votre demande de résiliation",
    statement: "Je demande la résiliation de cet abonnement.",
    unsent: "Votre demande n’est pas encore envoyée.",
    confirm: "Confirmer ma demande de résiliation",
    received: "Nous avons reçu votre demande de résiliation",
    after:
      "Sous deux jours ouvrés, nous vous écrivons la date à laquelle votre abonnement prend fin\u00a0; votre compte l’affiche à partir de ce moment-\u2060là. Si la deuxième livraison n’est pas encore partie, il s’arrête après elle\u00a0; un envoi prévu dans moins de quatre jours part encore.",
    question: "Comment arrêter mon abonnement\u00a0?",
    description: `Résiliez votre abonnement ${shopName} en ligne, sans compte et sans raison à donner\u00a0: un accusé de réception daté vous est remis aussitôt.`,
  },
  withdrawal: {
    title: "Renoncer au contrat",
    intro:
      "Vous avez 14 jours après la réception pour changer d’avis, sans compte et sans raison à donner. Vous relisez votre déclaration avant de l’envoyer.",
    note: "Les sacs, sachets et boîtes ouverts ne sont pas repris, pour des raisons d’hygiène. Votre droit demeure pour les autres articles de la commande.",
    check: "Vérifier ma déclaration",
    pending: "Un instant…",
    recap: "Vérifiez votre rétractation",
    statement: "Je vous notifie ma rétractation du contrat portant sur ces articles.",
    unsent: "Votre déclaration n’est pas encore envoyée.",
    confirm: "Confirmer la rétractation",
    received: "Nous avons reçu votre rétractation",
    after: `Si les articles vous sont parvenus, renvoyez-les, fermés, dans les 14 jours, à ${returnAddress}. Nous vous remboursons dans les 14 jours de votre déclaration, par le moyen de paiement utilisé\u00a0; nous pouvons attendre d’avoir reçu les articles, ou la preuve de leur envoi. Les sacs, sachets et boîtes ouverts ne sont pas repris.`,
    question: "Combien de temps ai-je pour changer d’avis\u00a0?",
    description: `Renoncez à une commande ${shopName} en ligne, dans les 14 jours et sans raison à donner\u00a0: un accusé de réception daté vous est remis aussitôt.`,
  },
} as const;

export const contractFormTexts = {
  name: "Prénom et nom",
  noName: "Indiquez vos prénom et nom.",
  email: "E-mail",
  emailHint: "L’accusé de réception y est envoyé.",
  noEmail: "Indiquez l’adresse qui reçoit l’accusé de réception.",
  contractNumber: "Numéro de l’abonnement",
  contractNumberHint:
    "Il figure dans votre compte, avec votre prochaine livraison. Le numéro d’une de ses commandes convient aussi.",
  noContractNumber: "Indiquez le numéro de l’abonnement, ou celui d’une de ses commandes.",
  date: "Date de fin souhaitée",
  dateHint: "Laissez vide pour une fin dès que possible.",
  pastDate: "Cette date est passée\u00a0: choisissez un jour à venir, ou laissez vide.",
  soon: "dès que possible",
  orderNumber: "Numéro de commande",
  orderNumberHint: "Il figure dans l’e-\u2060mail qui confirme votre commande.",
  noOrderNumber: "Indiquez le numéro de la commande.",
  items: "Articles",
  itemsHint: "Un par ligne. Laissez vide pour renoncer à toute la commande.",
  otherOrder: "Ces articles ne sont pas de la commande indiquée. Cochez les siens, ou corrigez le numéro.",
  linesHint: "Cochez ceux auxquels vous renoncez. Sans choix, votre déclaration porte sur toute la commande.",
  all: "toute la commande",
} as const;

interface Service {
  phone: string;
  email: string;
}

interface Attempt {
  moment: string;
  service: Service;
}

export const contractErrors = {
  enough: ({ service, wait }: { service: Service; wait: string }) =>
    `Votre demande n’a pas encore été envoyée\u00a0: beaucoup l’ont été depuis hier, pour cette adresse e-\u2060mail ou depuis votre connexion. Réessayez ${wait}, ou ${reach(service)}\u00a0: votre demande y est tout aussi valable.`,
  tooOften: ({ service }: { service: Service }) =>
    `Votre demande n’a pas encore été envoyée\u00a0: plusieurs sont parties de votre connexion en peu de temps. Patientez une minute, puis appuyez à nouveau, ou ${reach(service)}\u00a0: votre demande y est tout aussi valable.`,
  notReceived: ({ moment, service }: Attempt) =>
    `Votre demande n’a pas encore été reçue\u00a0: notre service ne répond pas. Nous gardons la trace de votre essai du ${moment} (heure de Paris). Rien n’est perdu\u00a0: appuyez à nouveau dans quelques instants, ou ${reach(service)}.`,
  unknown: ({ moment, service }: Attempt) =>
    `Nous ne savons pas si votre demande nous est parvenue\u00a0: sans référence sur cette page, considérez qu’elle n’est pas reçue. Nous gardons la trace de votre essai du ${moment} (heure de Paris). Appuyez à nouveau\u00a0: reçue deux fois, elle ne compte qu’une fois. Ou ${reach(service)}.`,
  unreadable: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;

const reach = ({ phone, email }: Service) =>
  phone && email ? `joignez-nous au ${phone} ou à ${email}` : "joignez notre service client";
