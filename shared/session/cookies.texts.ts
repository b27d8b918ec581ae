export const cookieTexts = {
  blocked:
    "Votre navigateur bloque les cookies. Sans eux, nous ne pouvons ni garder votre panier ni ouvrir votre compte. Autorisez-les pour ce site, puis réessayez.",
} as const;
