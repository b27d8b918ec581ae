import { noPhoto } from "./photo-fault.ts";

interface Outcome {
  ours: string;
  again: string;
}

const problemsOf = ({ ours, again }: Outcome) => ({
  "missing-endpoint": `La photo ne peut pas être envoyée\u00a0: l’adresse du service de photos manque de notre côté. ${ours}.`,
  "missing-data": "Il n’y a rien à envoyer\u00a0: choisissez d’abord une photo.",
  "missing-file": noPhoto,
  "missing-file-name":
    "Cette photo n’a pas de nom de fichier\u00a0: elle ne peut pas être envoyée ainsi. Choisissez-la de nouveau.",
  "missing-authentication-endpoint": `La photo ne peut pas être envoyée\u00a0: le service qui autorise l’envoi manque de notre côté. ${ours}.`,
  "missing-public-key": `La photo ne peut pas être envoyée\u00a0: la clé du service de photos manque de notre côté. ${ours}.`,
  "invalid-options": `La photo ne peut pas être envoyée\u00a0: un réglage de l’envoi n’est pas valable de notre côté. ${ours}.`,
  "authentication-timeout": `L’autorisation d’envoi n’est pas arrivée en 60 secondes. ${again}.`,
  timeout: `Rien n’est parti depuis 60 secondes. Vérifiez votre connexion. ${again}.`,
  network: `La connexion a été coupée pendant l’envoi. ${again}.`,
  "invalid-authentication": `La réponse qui autorise l’envoi est incomplète. ${again} dans quelques instants.`,
  signature: `L’autorisation d’envoi n’a pas été acceptée. ${again}, une nouvelle autorisation sera demandée.`,
  "too-large": "Fichier trop volumineux pour le service de photos. Choisissez une photo plus légère.",
  "wrong-type":
    "Type de fichier non supporté par le service de photos. Choisissez un JPEG, un PNG ou un WebP.",
  "too-often": `Trop d’envois en peu de temps. Patientez une minute. ${again}.`,
  refused: `Le service de photos a refusé cette photo. ${again}, ou choisissez-en une autre.`,
  unavailable: `Le service de photos ne répond pas pour l’instant. ${again} dans quelques instants.`,
});

export const photoProblems = problemsOf({
  ours: "Notre équipe est prévenue, et votre photo reste ici",
  again: "Votre photo est toujours là\u00a0: réessayez",
});

/** Forms posted without scripts lose the chosen file, since browsers do not keep it. */
export const postedPhotoProblems = problemsOf({
  ours: "Notre équipe est prévenue",
  again: "Choisissez votre photo et envoyez-la de nouveau",
});
