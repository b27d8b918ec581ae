/** As `screens.ts`: the guides' code is loaded in guides alone. */
export const guideScreens = {
  "guide-entrance": async () => (await import("./guide-entrance-screen.island.tsx")).GuideEntranceScreen,
  "guide-question": async () => (await import("./guide-question-screen.island.tsx")).GuideQuestionScreen,
  "guide-down": async () => (await import("./guide-down-screen.tsx")).GuideDownScreen,
  "guide-result": async () => (await import("./guide-result-screen.tsx")).GuideResultScreen,
  "guide-menu": async () => (await import("./guide-menu-screen.island.tsx")).GuideMenuScreen,
  "guide-menu-cats": async () => (await import("./guide-menu-cats-screen.tsx")).GuideMenuCatsScreen,
  "guide-menu-obstacle": async () =>
    (await import("./guide-menu-obstacle-screen.tsx")).GuideMenuObstacleScreen,
  "guide-menu-ration": async () => (await import("./guide-menu-ration-screen.tsx")).GuideMenuRationScreen,
  "guide-menu-result": async () => (await import("./guide-menu-result-screen.tsx")).GuideMenuResultScreen,
};
