import { noPhoto } from "./photo-fault.ts";

interface Outcome {
  ours: string;
  again: string;
}

const problemsOf = ({ ours, again }: Outcome) => ({
  "missing-endpoint": `L’envoi de photos ne fonctionne pas pour le moment. ${ours}.`,
  "missing-data": "Choisissez d’abord une photo.",
  "missing-file": noPhoto,
  "missing-file-name": "Cette photo n’a pas de nom de fichier. Choisissez-la de nouveau.",
  "missing-authentication-endpoint": `L’envoi de photos est indisponible pour le moment. ${ours}.`,
  "missing-public-key": `L’envoi de photos est interrompu pour le moment. ${ours}.`,
  "invalid-options": `Cette photo ne peut pas partir pour le moment. ${ours}.`,
  "authentication-timeout": `Votre photo n’est pas partie au bout de 60\u00a0secondes. ${again}.`,
  timeout: `Rien n’est parti depuis 60\u00a0secondes. Vérifiez votre connexion. ${again}.`,
  network: `La connexion a été coupée pendant l’envoi. ${again}.`,
  "invalid-authentication": `Votre photo n’est pas encore partie. ${again} dans quelques instants.`,
  signature: `Votre photo n’est pas acceptée pour le moment. ${again}.`,
  "too-large": "Cette photo est trop lourde. Choisissez-en une plus légère.",
  "wrong-type": "Ce type de fichier n’est pas accepté. Choisissez un JPEG, un PNG ou un WebP.",
  "too-often": `Beaucoup de photos en peu de temps. Patientez une minute. ${again}.`,
  refused: `Cette photo n’est pas acceptée. ${again}, ou choisissez-en une autre.`,
  unavailable: `L’envoi de photos est indisponible. ${again} dans quelques instants.`,
});

export const photoProblems = problemsOf({
  ours: "Notre équipe est prévenue, et votre photo reste ici",
  again: "Votre photo est toujours là, réessayez",
});

/** Forms posted without scripts lose the chosen file, since browsers do not keep it. */
export const postedPhotoProblems = problemsOf({
  ours: "Notre équipe est prévenue",
  again: "Choisissez votre photo et envoyez-la de nouveau",
});
