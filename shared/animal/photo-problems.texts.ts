import { noPhoto } from "./photo-fault.ts";

const ours = "Notre équipe est prévenue, et votre photo reste ici";
const still = "Votre photo est toujours là";

/** By `UploadProblem`; each says what to do next. */
export const photoProblems = {
  "missing-endpoint": `La photo ne peut pas être envoyée\u00a0: l’adresse du service de photos manque de notre côté. ${ours}.`,
  "missing-data": "Il n’y a rien à envoyer\u00a0: choisissez d’abord une photo.",
  "missing-file": noPhoto,
  "missing-file-name":
    "Cette photo n’a pas de nom de fichier\u00a0: elle ne peut pas être envoyée ainsi. Choisissez-la de nouveau.",
  "missing-authentication-endpoint": `La photo ne peut pas être envoyée\u00a0: le service qui autorise l’envoi manque de notre côté. ${ours}.`,
  "missing-public-key": `La photo ne peut pas être envoyée\u00a0: la clé du service de photos manque de notre côté. ${ours}.`,
  "invalid-options": `La photo ne peut pas être envoyée\u00a0: un réglage de l’envoi n’est pas valable de notre côté. ${ours}.`,
  "authentication-timeout": `L’autorisation d’envoi n’est pas arrivée en 60 secondes. ${still}\u00a0: réessayez.`,
  timeout: `Rien n’est parti depuis 60 secondes. Vérifiez votre connexion. ${still}\u00a0: réessayez.`,
  network: `La connexion a été coupée pendant l’envoi. ${still}\u00a0: réessayez.`,
  "invalid-authentication": `La réponse qui autorise l’envoi est incomplète. ${still}\u00a0: réessayez dans quelques instants.`,
  signature: `L’autorisation d’envoi n’a pas été acceptée. ${still}\u00a0: réessayez, une nouvelle sera demandée.`,
  "too-large": "Fichier trop volumineux pour le service de photos. Choisissez une photo plus légère.",
  "wrong-type":
    "Type de fichier non supporté par le service de photos. Choisissez un JPEG, un PNG ou un WebP.",
  "too-often": `Trop d’envois en peu de temps. Patientez une minute, puis réessayez\u00a0: ${still.toLowerCase()}.`,
  refused: `Le service de photos a refusé cette photo. ${still}\u00a0: réessayez, ou choisissez-en une autre.`,
  unavailable: `Le service de photos ne répond pas pour l’instant. ${still}\u00a0: réessayez dans quelques instants.`,
} as const;
