export const cookieTexts = {
  blocked:
    "Votre navigateur bloque les cookies. Pour remplir un panier ou vous connecter, autorisez-les pour ce site, puis réessayez.",
} as const;
