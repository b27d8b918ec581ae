export const storedEntriesTexts = {
  title: "Tout ce qui est enregistré dans votre navigateur",
  intro:
    "Sur une connexion sécurisée, le nom de nos cookies commence par __Host-. Ceux du panier et du compte sont hors de portée des scripts de la page.",
  groups: {
    needed: "Nécessaire au fonctionnement, déposé seulement quand il devient utile",
    marketing: "Offres et essais de la boutique, seulement avec votre accord",
    measurement: "Mesure des visites, seulement avec votre accord",
    ads: "Publicité, seulement avec votre accord",
  },
  name: "Nom",
  use: "À quoi cela sert",
  life: "Durée",
  kinds: {
    cookie: "cookie",
    localStorage: "mémoire du navigateur",
    sessionStorage: "mémoire de l’onglet",
  },
} as const;
