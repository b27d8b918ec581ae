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
    heading: "Connectez-vous ou créez votre compte",
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
    intro: "Encore quelques informations, et votre compte est créé.",
    meant: "Vouliez-vous écrire {{email}}\u00a0? Vérifiez votre adresse, vous y recevrez la confirmation.",
    another: "Déjà un compte avec un autre e-\u2060mail\u00a0?",
    required: "Tous les champs sont obligatoires, sauf mention contraire.",
    more: "Ajouter une civilité ou une date de naissance (facultatif)",
    submit: "Créer mon compte",
    pending: "Création du compte…",
    known: "Votre compte est créé. Saisissez votre mot de passe pour vous connecter.",
  },
  forgotten: {
    title: "Un nouveau mot de passe",
    heading: "Un nouveau mot de passe",
    intro: "Vous recevrez un lien par e-\u2060mail, valable une heure.",
    submit: "Recevoir le lien",
    pending: "Envoi…",
  },
  sent: {
    title: "Consultez votre boîte mail",
    heading: "Consultez votre boîte mail",
    text: "Si un compte existe à cette adresse, vous recevrez un lien pour choisir un nouveau mot de passe.",
    spam: "Rien reçu d’ici quelques minutes\u00a0? Regardez dans vos courriers indésirables.",
    service: (service: Service) => `Toujours rien\u00a0? ${capital(reach(service))}.`,
    back: "Revenir à la connexion",
  },
  order: {
    kept: {
      cart: "Vous retrouverez votre commande juste après.",
      order:
        "Vous retrouverez votre commande juste après. Si vous venez de payer, vous verrez si le paiement est accepté.",
    },
    back: "Retour au panier",
  },
  meant: "Vouliez-vous écrire {{email}}\u00a0?",
  change: "Modifier",
  changeEmail: "Modifier l’adresse e-mail",
  identity: {
    or: "ou",
    with: "Continuer avec {{name}}",
  },
  reset: {
    title: "Nouveau mot de passe",
    heading: "Choisissez un nouveau mot de passe",
    intro: "Il remplacera l’ancien sur tous vos appareils.",
    submit: "Enregistrer ce mot de passe",
    pending: "Enregistrement…",
    done: "Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.",
    spentHeading: "Ce lien n’est plus valable",
    spentText:
      "Un lien est valable une heure et ne sert qu’une fois. Demandez-en un autre, il arrive en quelques instants.",
    another: "Recevoir un autre lien",
  },
  welcome: {
    title: "Bienvenue",
    heading: `Bienvenue dans la famille ${shopName}`,
    done: "Votre adresse e-\u2060mail est confirmée. Merci\u00a0!",
    unavailable:
      "Nous ne savons pas encore si votre adresse e-\u2060mail est confirmée. Réessayez dans quelques instants.",
    expired:
      "Ce lien a déjà servi, ou n’est plus valable. Connectez-vous pour voir si votre adresse e-\u2060mail est confirmée, ou pour demander un autre lien.",
    confirmText: "Dernière étape\u00a0: confirmez que cette adresse e-\u2060mail est bien la vôtre.",
    confirm: "Confirmer mon adresse e-\u2060mail",
    account: "Voir mon compte",
    text: "Connectez-vous pour retrouver vos commandes, vos adresses et votre panier sur tous vos appareils.",
    signIn: "Me connecter",
    shop: "Découvrir la boutique",
  },
  fields: {
    email: "Adresse e-mail",
    password: "Mot de passe",
    newPassword: "Mot de passe",
    confirm: "Confirmez le mot de passe",
    newsletter: `Je souhaite recevoir les conseils et les offres ${ofShop}. Je peux me désinscrire à tout moment.`,
  },
  accept: {
    label: "J’accepte les [], les [] et la [].",
    terms: "conditions d’utilisation",
    sales: "conditions générales de vente",
    privacy: "politique de protection des données",
    missing: "Cochez cette case pour créer votre compte.",
  },
  errors: {
    noPassword: "Saisissez votre mot de passe.",
    wrongPassword: "Ce mot de passe n’est pas le bon. Vérifiez-le, ou choisissez-en un nouveau.",
    wrongCredentials:
      "Adresse e-\u2060mail ou mot de passe incorrect. Vérifiez-les, ou demandez un nouveau mot de passe.",
    taken:
      "Un compte existe déjà avec cette adresse e-\u2060mail. Connectez-vous, ou demandez un nouveau mot de passe.",
    mismatch: "Saisissez deux fois le même mot de passe.",
    noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
    early: "C’était très rapide\u00a0! Relisez, puis envoyez de nouveau.",
    tooOften: "Trop d’essais en peu de temps. Patientez une minute, puis réessayez.",
    enoughLinks: ({ service, wait }: { service: Service; wait: string }) =>
      `Vous avez demandé plusieurs liens en 24\u00a0heures. Cherchez le plus récent dans votre boîte de réception et dans les indésirables. Sinon, réessayez ${wait}, ou ${reach(service)}.`,
    botCheck: (service: Service) =>
      `Désolés, nous n’avons pas pu vérifier que vous n’êtes pas un robot. Réessayez, ou ${reach(service)}.`,
    unavailable: (service: Service) =>
      `Votre compte est momentanément inaccessible. Réessayez dans quelques instants, ou ${reach(service)}.`,
    registrationUnknown:
      "Nous ne savons pas si votre compte est créé. Revenez à l’étape de l’e-\u2060mail. Si un mot de passe vous est demandé, votre compte existe\u00a0: connectez-vous. Sinon, créez-le de nouveau.",
    registrationUnconfirmed:
      "Nous ne savons pas si votre compte est créé. Essayez de vous connecter avec ce mot de passe. S’il est refusé, créez de nouveau votre compte.",
    mailUnknown:
      "Nous ne savons pas si l’e-\u2060mail est parti. Regardez votre boîte de réception dans quelques minutes. S’il n’y est pas, demandez-le de nouveau.",
    resetUnknown:
      "Nous ne savons pas si votre nouveau mot de passe est enregistré. Essayez-le pour vous connecter. S’il est refusé, recommencez ici.",
    identity:
      "La connexion par ce service n’a pas abouti. Réessayez, ou continuez avec votre adresse e-\u2060mail.",
  },
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
