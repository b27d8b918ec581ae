import { ofShop, shopName } from "../../identity.ts";

interface Service {
  phone: string;
  email: string;
}

const reach = ({ phone, email }: Service) =>
  phone && email
    ? `joignez notre service client au ${phone} ou à ${email}`
    : "écrivez à notre service client par la page Nous contacter";

export const signInTexts = {
  email: {
    title: "Se connecter",
    heading: "Connectez-vous, ou créez votre compte",
    intro: "Votre adresse e-\u2060mail suffit pour commencer.",
    submit: "Continuer",
    pending: "Un instant…",
  },
  bothWays: {
    signIn: "J’ai déjà un compte",
    register: "Je crée mon compte",
  },
  password: {
    title: "Votre mot de passe",
    heading: "Ravis de vous revoir",
    submit: "Me connecter",
    pending: "Connexion…",
    forgotten: "Mot de passe oublié\u00a0?",
  },
  registration: {
    title: "Créez votre compte",
    heading: "Créez votre compte",
    intro: "Première visite\u00a0? Quelques informations suffisent pour créer votre compte.",
    meant:
      "Vouliez-vous écrire {{email}}\u00a0? Vérifiez votre adresse\u00a0: la confirmation y est envoyée.",
    another: "Vous avez déjà un compte avec une autre adresse\u00a0?",
    required: "Les champs sont obligatoires, sauf ceux marqués facultatifs.",
    more: "Ajouter une civilité ou une date de naissance (facultatif)",
    submit: "Créer mon compte",
    pending: "Création du compte…",
    known: "Votre compte est créé. Saisissez votre mot de passe pour vous connecter.",
  },
  forgotten: {
    title: "Un nouveau mot de passe",
    heading: "Un nouveau mot de passe",
    intro: "Nous vous envoyons un lien par e-\u2060mail. Il est valable une heure et ne sert qu’une fois.",
    submit: "Recevoir le lien",
    pending: "Envoi…",
  },
  sent: {
    title: "Consultez votre boîte mail",
    heading: "Consultez votre boîte mail",
    text: "Si un compte existe avec cette adresse, un e-\u2060mail vient d’y être envoyé, avec un lien pour choisir un nouveau mot de passe.",
    spam: "Rien n’arrive au bout de quelques minutes\u00a0? Regardez dans vos courriers indésirables.",
    service: (service: Service) => `Toujours rien\u00a0? ${capital(reach(service))}.`,
    back: "Revenir à la connexion",
  },
  order: {
    kept: "Votre commande est gardée\u00a0: vous la retrouverez juste après la connexion. Si vous venez de payer, elle vous dira si le paiement est accepté.",
    back: "Retour au panier",
  },
  change: "Modifier",
  changeEmail: "Modifier l’adresse e-mail",
  identity: {
    or: "ou",
    with: "Continuer avec {{name}}",
  },
  reset: {
    title: "Nouveau mot de passe",
    heading: "Choisissez un nouveau mot de passe",
    intro: "Il remplace aussitôt l’ancien, sur tous vos appareils.",
    submit: "Enregistrer ce mot de passe",
    pending: "Enregistrement…",
    done: "Votre nouveau mot de passe est enregistré. Connectez-vous avec lui.",
    spentHeading: "Ce lien n’est plus valable",
    spentText:
      "Chaque lien ne sert qu’une fois, pendant une heure, et seul le dernier demandé fonctionne. Demandez-en un autre\u00a0: il arrive en quelques instants.",
    another: "Recevoir un autre lien",
  },
  welcome: {
    title: "Bienvenue",
    heading: `Bienvenue dans la famille ${shopName}`,
    done: "Votre adresse e-\u2060mail est confirmée. Merci\u00a0!",
    unavailable:
      "Notre service ne répond pas, et nous ne savons pas si votre adresse e-\u2060mail est confirmée. Réessayez dans quelques instants.",
    expired:
      "Ce lien a déjà servi, ou n’est plus valable. Votre compte vous dit si votre adresse e-\u2060mail est confirmée\u00a0: si elle ne l’est pas, demandez-y un autre lien.",
    confirmText: "Une dernière étape\u00a0: confirmez que cette adresse e-\u2060mail est bien la vôtre.",
    confirm: "Confirmer mon adresse e-\u2060mail",
    account: "Voir mon compte",
    text: "Votre compte vous attend\u00a0: connectez-vous pour retrouver vos commandes, vos adresses et votre panier, sur tous vos appareils.",
    signIn: "Me connecter",
    shop: "Découvrir la boutique",
  },
  fields: {
    email: "Adresse e-mail",
    password: "Mot de passe",
    newPassword: "Mot de passe",
    confirm: "Confirmez le mot de passe",
    newsletter: `Je souhaite recevoir les conseils et les offres ${ofShop}. Désinscription possible à tout moment.`,
  },
  accept: {
    label: "J’accepte les [], les [] et la [].",
    terms: "conditions d’utilisation",
    sales: "conditions générales de vente",
    privacy: "politique de protection des données",
    missing:
      "Acceptez les conditions d’utilisation, les conditions générales de vente et la politique de protection des données pour créer votre compte.",
  },
  errors: {
    noPassword: "Saisissez votre mot de passe.",
    wrongPassword: "Mot de passe incorrect. Vérifiez-le, ou demandez-en un nouveau.",
    wrongCredentials:
      "Adresse e-\u2060mail ou mot de passe incorrect. Vérifiez-les, ou demandez un nouveau mot de passe.",
    taken:
      "Cette adresse e-\u2060mail est déjà utilisée. Connectez-vous, ou demandez un nouveau mot de passe.",
    mismatch: "Les deux mots de passe ne sont pas identiques.",
    noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
    early: "C’était très rapide\u00a0! Relisez, puis envoyez de nouveau.",
    tooOften: "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
    enoughLinks: ({ service, wait }: { service: Service; wait: string }) =>
      `Plusieurs liens ont déjà été demandés pour cette adresse en 24\u00a0heures\u00a0: aucun autre n’est envoyé pour l’instant. Cherchez le plus récent dans votre boîte de réception et dans les indésirables, réessayez ${wait}, ou ${reach(service)}.`,
    botCheck: (service: Service) =>
      `Nous n’avons pas pu vérifier que vous n’êtes pas un robot, et nous en sommes désolés. Réessayez, ou ${reach(service)}.`,
    unavailable: (service: Service) =>
      `Votre compte est momentanément inaccessible. Réessayez dans quelques instants, ou ${reach(service)}.`,
    registrationUnknown:
      "Notre service n’a pas confirmé la création de votre compte. Revenez à l’étape de l’e-\u2060mail\u00a0: si elle demande un mot de passe, votre compte existe et vous pouvez vous connecter. Sinon, créez-le de nouveau.",
    registrationUnconfirmed:
      "Notre service n’a pas confirmé la création de votre compte. Essayez de vous connecter avec ce mot de passe. S’il est refusé, créez de nouveau votre compte.",
    mailUnknown:
      "Nous ne savons pas si l’e-\u2060mail est parti. Regardez dans votre boîte de réception d’ici quelques minutes\u00a0: s’il n’y est pas, demandez-le de nouveau.",
    resetUnknown:
      "Nous ne savons pas si votre nouveau mot de passe est enregistré. Essayez de vous connecter avec lui\u00a0: s’il est refusé, recommencez ici.",
    identity:
      "La connexion par ce service n’a pas abouti. Réessayez, ou continuez avec votre adresse e-\u2060mail.",
  },
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
