/** As `screens.ts`. */
export const animalScreens = {
  animals: async () => (await import("./animals-screen.tsx")).AnimalsScreen,
  "animal-form": async () => (await import("./animal-form-screen.tsx")).AnimalFormScreen,
  "animal-removal": async () => (await import("./animal-removal-screen.tsx")).AnimalRemovalScreen,
  "animal-profile": async () => (await import("./animal-profile-screen.tsx")).AnimalProfileScreen,
  "animal-photo": async () => (await import("./animal-photo-screen.tsx")).AnimalPhotoScreen,
};
