export const categoryTree = {
  chien: { id: 1, name: "Chien" },
  "chien/croquettes": { id: 11, name: "Croquettes chien" },
  "chien/croquettes/chiot": { id: 111, name: "Croquettes chiot" },
  "chien/croquettes/adulte": { id: 112, name: "Croquettes chien adulte" },
  "chien/croquettes/senior": { id: 113, name: "Croquettes chien senior" },
  "chien/croquettes/sterilise-et-light": { id: 114, name: "Croquettes chien stérilisé et light" },
  "chien/croquettes/sensible": { id: 115, name: "Croquettes chien sensible" },
  "chien/croquettes/sans-cereales": { id: 116, name: "Croquettes chien sans céréales" },
  "chien/patees": { id: 12, name: "Pâtées chien" },
  "chien/friandises": { id: 13, name: "Friandises chien" },
  chat: { id: 2, name: "Chat" },
  "chat/croquettes": { id: 21, name: "Croquettes chat" },
  "chat/croquettes/sterilise": { id: 211, name: "Croquettes chat stérilisé" },
  "chat/croquettes/chaton": { id: 212, name: "Croquettes chaton" },
  "chat/croquettes/adulte": { id: 213, name: "Croquettes chat adulte" },
  "chat/croquettes/senior": { id: 214, name: "Croquettes chat senior" },
  "chat/croquettes/sensible": { id: 215, name: "Croquettes chat sensible" },
  "chat/croquettes/sans-cereales": { id: 216, name: "Croquettes chat sans céréales" },
  "chat/patees": { id: 22, name: "Pâtées chat" },
  "chat/friandises": { id: 23, name: "Friandises chat" },
  "tous-les-produits": { id: 3, name: "Tous les produits" },
} as const;

export type CategoryPath = keyof typeof categoryTree;

export const categoryPaths = Object.keys(categoryTree).filter(isCategoryPath);

export function ancestorsOf(path: CategoryPath): { name: string; path: CategoryPath }[] {
  return categoryPaths
    .filter((other) => path.startsWith(`${other}/`))
    .map((other) => ({ name: categoryTree[other].name, path: other }));
}

function isCategoryPath(path: string): path is CategoryPath {
  return path in categoryTree;
}
