export const invitationErrors = {
  none: "Indiquez au moins une adresse e-\u2060mail.",
  tooMany: ({ most, actual }: { most: number; actual: number }) =>
    `Indiquez ${most}\u00a0adresses au plus (${actual} pour l’instant).`,
  malformed: "«\u00a0{{email}}\u00a0» n’est pas une adresse complète. Exemple\u00a0: nadia@exemple.fr",
  accented:
    "«\u00a0{{email}}\u00a0»\u00a0: une adresse e-\u2060mail s’écrit sans accent avant le «\u00a0@\u00a0».",
  own: "«\u00a0{{email}}\u00a0» est votre propre adresse. Invitez plutôt un proche.",
  known: "«\u00a0{{email}}\u00a0» a déjà été invitée, ou a déjà un compte.",
  refused: "«\u00a0{{email}}\u00a0» ne peut pas être invitée.",
  nobody:
    "Aucune invitation n’est partie. Corrigez ou retirez les adresses signalées, puis envoyez de nouveau.",
} as const;

export const invitationNotices = {
  sent: ({ count }: { count: number }) =>
    count > 1 ? `Vos ${count} invitations sont parties.` : "Votre invitation est partie.",
  tooOften:
    "Beaucoup d’invitations en peu de temps. Patientez une minute, puis réessayez. Votre saisie est toujours là.",
  hour: ({ most, left }: { most: number; left: number }) =>
    `Vous pouvez inviter ${most} personnes par heure. ${left > 0 ? `Il vous en reste ${left}. Retirez des adresses, ou attendez une heure.` : "Réessayez dans une heure. Votre saisie est toujours là."}`,
  unsure:
    "Nous ne savons pas si vos invitations sont parties. Regardez la liste de vos filleuls avant de recommencer. Votre saisie est toujours là.",
  unavailable:
    "Vos invitations ne sont pas parties. Votre saisie est toujours là, réessayez dans quelques instants.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
