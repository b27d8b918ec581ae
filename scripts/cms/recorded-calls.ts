const inPages = (size: number) => `pagination[page]=1&pagination[pageSize]=${size}`;

/** Calls of the shop whose answers are kept in `recorded-answers.json`. */
export const recordedCalls = [
  "b2c-header",
  "b2c-footer",
  "home",
  "nous-contacter",
  "page-inconnue",
  "b2c-categories/chien",
  "b2c-categories/chat/croquettes/sterilise",
  "b2c-products/sku-MUS-CH-ADU-POU?render=0",
  "b2c-products/sku-MUS-CH-ADU-POU?render=1",
  "b2c-products/sku-MUS-CH-ADU-POU?render=2",
  "b2c-cross-sells/cross_sell_divers",
  "b2c-samples/chien-adulte-poulet-fermier-riz",
  "b2c-shops/paris-oberkampf",
  `b2c-faq?${inPages(2)}`,
  "b2c-redirects?path=/blog/",
  "b2c-redirects?path=/produits/croquettes-chien-edition-noel/",
  `b2c-sitemap?${inPages(2)}`,
  "b2c-rations/getReco?ref=MUS-CH-ADU-POU&weight=20&month=40",
] as const;
