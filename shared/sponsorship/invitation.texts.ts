export const invitationErrors = {
  none: "Indiquez au moins une adresse e-\u2060mail.",
  tooMany: ({ most, actual }: { most: number; actual: number }) =>
    `${most}\u00a0adresses au plus à la fois (${actual} pour l’instant).`,
  malformed: "«\u00a0{{email}}\u00a0» n’est pas une adresse complète. Exemple\u00a0: nadia@exemple.fr",
  accented:
    "«\u00a0{{email}}\u00a0»\u00a0: une adresse e-\u2060mail s’écrit sans accent avant le «\u00a0@\u00a0».",
  own: "«\u00a0{{email}}\u00a0» est votre propre adresse\u00a0: le parrainage est fait pour vos proches.",
  known: "«\u00a0{{email}}\u00a0» a déjà été invitée, ou a déjà un compte.",
  refused: "«\u00a0{{email}}\u00a0» ne peut pas être invitée.",
  nobody:
    "Aucune invitation n’est partie\u00a0: corrigez ou retirez ce qui est signalé, puis envoyez de nouveau.",
} as const;

export const invitationNotices = {
  sent: ({ count }: { count: number }) =>
    count > 1 ? `Vos ${count} invitations sont parties.` : "Votre invitation est partie.",
  tooOften:
    "Beaucoup d’envois en peu de temps. Patientez une minute, puis réessayez\u00a0: rien n’est perdu.",
  hour: ({ most, left }: { most: number; left: number }) =>
    `Vous pouvez inviter ${most} personnes par heure. ${left > 0 ? `Il vous en reste ${left}\u00a0: retirez des adresses, ou attendez une heure.` : "Réessayez dans une heure\u00a0: rien n’est perdu."}`,
  unsure:
    "Notre service ne répond pas, et nous ne savons pas si vos invitations sont parties. Consultez la liste de vos filleuls avant de recommencer\u00a0: ce que vous avez saisi est toujours là.",
  unavailable:
    "Vos invitations n’ont pas pu partir\u00a0: notre service ne répond pas. Rien n’est perdu, réessayez dans quelques instants.",
  noForm: "Ce formulaire n’a pas pu être lu. Réessayez depuis cette page.",
} as const;
