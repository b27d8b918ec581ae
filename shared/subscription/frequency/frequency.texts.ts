export const frequencyTexts = {
  title: "Changer le rythme de mes colis",
  legend: "Votre rythme",
  now: "Rythme actuel",
  effect: {
    next: "Votre colis du {{day}} ne change pas. Le nouveau rythme commence après lui.",
    locked:
      "Votre colis du {{day}} est en préparation et part comme prévu. Le nouveau rythme commence après lui.",
    sending:
      "Ni le colis en cours d’envoi ni celui du {{day}} ne changent. Le nouveau rythme commence ensuite.",
    unplanned: "Aucun colis n’est prévu pour l’instant. Le nouveau rythme commencera à la reprise.",
  },
  deliveries: "Vos trois prochains colis",
  confirm: "Choisir ce rythme",
  keep: "Garder mon rythme",
  missing: "Choisissez un rythme.",
  gone: "Ce rythme n’est plus proposé. Choisissez-en un autre.",
  done: "Nouveau rythme\u00a0: {{every}}. Après votre colis du {{day}}, le suivant partira le {{next}}.",
  doneUnplanned: "Nouveau rythme\u00a0: {{every}}.",
  none: "Aucun autre rythme n’est proposé en ce moment. Le vôtre ne change pas.",
} as const;
