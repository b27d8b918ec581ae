import { returnAddress, shopName } from "../identity.ts";
/** The law sets "Confirmer ma demande de résiliation" and "Confirmer la rétractation". */
export const contractTexts = {
  step: "Étape {{step}} sur 2",
  edit: "Modifier",
  restored: "Nous avons repris votre dernière saisie sur cet appareil.",
  erase: "L’effacer",
  privacy: "Vos réponses servent seulement à traiter votre demande.",
  privacyLink: "Vos données personnelles",
  reference: "Référence",
  receivedAt: "Reçue le",
  attemptedAt: "Premier essai, resté sans réponse",
  paris: "{{moment}} (heure de Paris)",
  mailed: "Vous recevrez aussi un accusé de réception à {{email}}. Conservez cet e-\u2060mail, il fait foi.",
  mailedUnnamed: "Vous recevrez aussi un accusé de réception par e-\u2060mail. Conservez-le, il fait foi.",
  next: "Et maintenant\u00a0?",
  shop: "Retour à la boutique",
  subscriptions: "Mes abonnements",
  questions: "La réponse est peut-être ici",
  termination: {
    title: "Résilier mon abonnement",
    intro: "Sans compte, sans frais et sans raison à donner. Vous relirez votre demande avant de l’envoyer.",
    note: "Un abonnement compte deux livraisons au minimum. Le deuxième colis n’est pas encore parti\u00a0? Envoyez votre demande dès maintenant\u00a0: l’abonnement s’arrêtera après ce colis.",
    check: "Vérifier ma demande",
    pending: "Un instant…",
    recap: "Vérifiez votre demande de résiliation",
    statement: "Je demande la résiliation de cet abonnement.",
    unsent: "Votre demande n’est pas encore envoyée.",
    confirm: "Confirmer ma demande de résiliation",
    received: "Nous avons reçu votre demande de résiliation",
    after:
      "Sous deux jours ouvrés, nous vous écrivons la date de fin de votre abonnement. Vous la lirez aussi dans votre compte. Si le deuxième colis n’est pas encore parti, l’abonnement s’arrête après lui. Un colis prévu dans moins de quatre jours part encore.",
    question: "Comment arrêter mon abonnement\u00a0?",
    description: `Résiliez votre abonnement ${shopName} en ligne, sans compte et sans raison à donner. Vous recevez aussitôt un accusé de réception daté.`,
  },
  withdrawal: {
    title: "Renoncer au contrat",
    intro:
      "Vous avez 14 jours après la réception pour changer d’avis, sans compte et sans raison à donner. Vous relirez votre déclaration avant de l’envoyer.",
    note: "Les sacs, sachets et boîtes ouverts ne sont pas repris, pour des raisons d’hygiène. Votre droit demeure pour les autres articles de la commande.",
    check: "Vérifier ma déclaration",
    pending: "Un instant…",
    recap: "Vérifiez votre rétractation",
    statement: "Je vous notifie ma rétractation du contrat portant sur ces articles.",
    unsent: "Votre déclaration n’est pas encore envoyée.",
    confirm: "Confirmer la rétractation",
    received: "Nous avons reçu votre rétractation",
    after: `Si les articles vous sont parvenus, renvoyez-les, fermés, dans les 14 jours, à ${returnAddress}. Nous vous remboursons dans les 14 jours de votre déclaration, par le moyen de paiement utilisé. Nous pouvons attendre d’avoir reçu les articles, ou la preuve de leur envoi. Les sacs, sachets et boîtes ouverts ne sont pas repris.`,
    question: "Combien de temps ai-je pour changer d’avis\u00a0?",
    description: `Renoncez à une commande ${shopName} en ligne, dans les 14 jours et sans raison à donner. Vous recevez aussitôt un accusé de réception daté.`,
  },
} as const;

export const contractFormTexts = {
  name: "Prénom et nom",
  noName: "Indiquez vos prénom et nom.",
  email: "E-mail",
  emailHint: "Vous y recevrez l’accusé de réception.",
  noEmail: "Indiquez où recevoir l’accusé de réception.",
  contractNumber: "Numéro de l’abonnement",
  contractNumberHint:
    "Il figure dans votre compte, avec votre prochain colis. Le numéro d’une de ses commandes convient aussi.",
  noContractNumber: "Indiquez le numéro de l’abonnement, ou celui d’une de ses commandes.",
  date: "Date de fin souhaitée",
  dateHint: "Laissez vide pour une fin dès que possible.",
  pastDate: "Choisissez un jour à venir, ou laissez vide.",
  soon: "dès que possible",
  orderNumber: "Numéro de commande",
  orderNumberHint: "Il figure dans l’e-\u2060mail qui confirme votre commande.",
  noOrderNumber: "Indiquez le numéro de la commande.",
  items: "Articles",
  itemsHint: "Un par ligne. Laissez vide pour renoncer à toute la commande.",
  otherOrder:
    "Ces articles ne font pas partie de la commande indiquée. Cochez ceux de cette commande, ou corrigez le numéro.",
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
    `Votre demande n’est pas envoyée, car beaucoup l’ont été depuis hier avec cette adresse e-\u2060mail ou cette connexion. Réessayez ${wait}, ou ${reach(service)}. Votre demande sera tout aussi valable.`,
  tooOften: ({ service }: { service: Service }) =>
    `Votre demande n’est pas envoyée, car plusieurs l’ont été en peu de temps. Patientez une minute, puis appuyez de nouveau, ou ${reach(service)}. Votre demande sera tout aussi valable.`,
  notReceived: ({ moment, service }: Attempt) =>
    `Votre demande n’est pas encore reçue. Votre essai du ${moment} (heure de Paris) est enregistré. Appuyez de nouveau dans quelques instants, ou ${reach(service)}.`,
  unknown: ({ moment, service }: Attempt) =>
    `Nous ne savons pas si votre demande nous est parvenue. Sans référence sur cette page, considérez qu’elle n’est pas reçue. Votre essai du ${moment} (heure de Paris) est enregistré. Appuyez de nouveau, elle ne comptera qu’une fois. Ou ${reach(service)}.`,
  unreadable: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;

const reach = ({ phone, email }: Service) =>
  phone && email ? `joignez-nous au ${phone} ou à ${email}` : "joignez notre service client";
