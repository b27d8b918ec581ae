export const redirects: { path: string; redirect: string | null; status?: 410 }[] = [
  { path: "/croquettes-chien/", redirect: "/chien/croquettes/" },
  {
    path: "/produit/croquettes-chien-adulte-poulet/",
    redirect: "/produits/croquettes-chien-adulte-poulet-fermier-riz/",
  },
  { path: "/croquettes-chat-sterilise/", redirect: "/chat/croquettes/sterilise/" },
  { path: "/boutique/patees-chat/", redirect: "/chat/patees/" },
  { path: "/page/nos-boutiques/", redirect: "/magasins/" },
  { path: "/frais-de-port/", redirect: "/page/livraison/" },
  { path: "/produits/croquettes-chien-edition-noel/", redirect: null, status: 410 },
  { path: "/blog/", redirect: "https://www.example.org/ancien-blog/" },
];
