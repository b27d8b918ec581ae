import { chapter, type PageEntry } from "../page-entry.ts";

/** The company, its numbers and the mediator are invented; the legal duties are not. */
export const notice: PageEntry = {
  slug: "mentions-legales",
  title: "Mentions légales",
  seo: {
    title: "Mentions légales",
    description: "Éditeur, hébergeur et médiateur du site Museau, et comment signaler un contenu.",
  },
  blocks: [
    chapter(
      "Éditeur",
      `**Museau**, société par actions simplifiée au capital de 120 000 €
12 quai des Tilleuls, 69009 Lyon, France
RCS Lyon 000 000 042 – SIRET 000 000 042 00019
TVA intracommunautaire FR00 000000042
Identifiants uniques des filières REP : FR000042_01MUSE (emballages ménagers), FR000042_03MUSE (papiers)
Téléphone : +33 4 65 71 00 42 (prix d’un appel local)
E-\u2060mail : bonjour@museau.example
Directrice de la publication : Jeanne Aubry, présidente

La société, ses coordonnées et les associations citées sur ce site sont imaginaires : elles servent à la démonstration.`,
    ),
    chapter(
      "Activité",
      "Museau vend des aliments pour chiens et chats, sous sa seule marque. L’établissement est enregistré auprès de la direction départementale de la protection des populations du Rhône au titre du règlement (CE) n° 183/2005 sur l’hygiène des aliments pour animaux.",
    ),
    chapter(
      "Hébergeur",
      "Cloudflare, Inc., 101 Townsend Street, San Francisco, CA 94107, États-Unis – téléphone : +1 650 319 8930.",
    ),
    chapter(
      "Médiateur de la consommation",
      `Après une réclamation écrite restée sans réponse satisfaisante, vous pouvez saisir sans frais le **Centre de médiation des Terreaux**, 3 montée des Carmes, 69001 Lyon, dossier@mediation-terreaux.example, dont nous relevons. Les conditions figurent dans nos [conditions générales de vente](/page/conditions-generales-de-vente/).`,
    ),
    chapter(
      "Signaler un contenu",
      "Un avis injurieux, une image qui vous appartient, une information fausse ? Écrivez à bonjour@museau.example en indiquant l’adresse de la page et la raison. Une personne lit chaque signalement et vous répond sous 7 jours, décision motivée à l’appui.",
    ),
    chapter(
      "Propriété intellectuelle",
      "Les textes, les dessins et la marque Museau appartiennent à la société Museau. Toute reproduction demande notre accord écrit, hors courte citation avec la source.",
    ),
  ],
};
