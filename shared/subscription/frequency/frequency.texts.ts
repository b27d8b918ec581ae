export const frequencyTexts = {
  title: "Changer le rythme de mes livraisons",
  legend: "Votre rythme",
  now: "Rythme actuel",
  effect: {
    next: "Votre livraison du {{day}} ne change pas\u00a0: le nouveau rythme s’applique à partir de la suivante.",
    locked:
      "Votre colis du {{day}} est en préparation et part comme prévu\u00a0: le nouveau rythme s’applique à partir du suivant.",
    sending:
      "Votre commande en cours d’envoi et votre livraison du {{day}} ne changent pas\u00a0: le nouveau rythme s’applique à partir de la suivante.",
    unplanned:
      "Aucune livraison n’est prévue pour l’instant\u00a0: le nouveau rythme s’appliquera dès la reprise.",
  },
  deliveries: "Vos trois prochaines livraisons",
  confirm: "Choisir ce rythme",
  keep: "Garder mon rythme",
  missing: "Choisissez un rythme.",
  gone: "Ce rythme n’est plus proposé\u00a0: choisissez-en un autre.",
  done: "Nouveau rythme\u00a0: {{every}}. Après votre livraison du {{day}}, la suivante partira le {{next}}.",
  doneUnplanned: "Nouveau rythme\u00a0: {{every}}.",
  none: "Aucun rythme n’est proposé en ce moment\u00a0: le vôtre ne change pas.",
} as const;
