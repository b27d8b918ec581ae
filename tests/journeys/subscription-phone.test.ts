import { expect, test } from "./journey.ts";
import { logIn, openShop, phone } from "./shopper.ts";

test.use({ viewport: phone });

test("on a telephone day, amount, deadline and the three changes of a parcel fit one screen, below an alert", async ({
  page,
}) => {
  await logIn(page);
  await openShop(page, "/mon-compte/mes-abonnements/1/");
  const parcel = page.getByRole("region", { name: "Prochain envoi" });
  await expect(parcel.getByRole("time")).toBeInViewport({ ratio: 1 });
  await expect(parcel.getByText(/Modifiable jusqu’au/)).toBeInViewport({ ratio: 1 });
  await expect(parcel.getByText(/\d,\d\d\s€/).first()).toBeInViewport({ ratio: 1 });
  for (const name of ["Changer la date", "Sauter cette livraison", "Recevoir maintenant"])
    await expect(parcel.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
});
