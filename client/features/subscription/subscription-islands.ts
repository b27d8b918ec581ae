import { island } from "../../islands/island.tsx";

/** Forms work without scripts, and hydrate at a touch. */
export const AddressesFormIsland = island({
  on: "touch",
  load: async () => (await import("./addresses-form.tsx")).AddressesForm,
});

export const DeliveryFormIsland = island({
  on: "touch",
  load: async () => (await import("./delivery-form.tsx")).DeliveryForm,
});

export const CancellationFormIsland = island({
  on: "touch",
  load: async () => (await import("./cancellation-form.tsx")).CancellationForm,
});

export const FrequencyFormIsland = island({
  on: "touch",
  load: async () => (await import("./frequency-form.tsx")).FrequencyForm,
});

export const PaymentFormIsland = island({
  on: "touch",
  load: async () => (await import("./payment-form.tsx")).PaymentForm,
});

export const PauseFormIsland = island({
  on: "touch",
  load: async () => (await import("./pause-form.tsx")).PauseForm,
});

export const ResumeFormIsland = island({
  on: "touch",
  load: async () => (await import("./resume-form.tsx")).ResumeForm,
});

export const SkipFormIsland = island({
  on: "touch",
  load: async () => (await import("./skip-form.tsx")).SkipForm,
});

export const CouponStepIsland = island({
  on: "touch",
  load: async () => (await import("./coupon-step.tsx")).CouponStep,
});

export const QuantitiesFormIsland = island({
  on: "touch",
  load: async () => (await import("./quantities-form.tsx")).QuantitiesForm,
});

/** The calendar. */
export const DateFormIsland = island({
  on: "touch",
  load: async () => (await import("./date-form.tsx")).DateForm,
});

export const StockFormIsland = island({
  on: "touch",
  load: async () => (await import("./stock-form.tsx")).StockForm,
});

export const ShipNowFormIsland = island({
  on: "touch",
  load: async () => (await import("./ship-now-form.tsx")).ShipNowForm,
});

export const SwapFormIsland = island({
  on: "touch",
  load: async () => (await import("./swap-form.tsx")).SwapForm,
});

export const AddFormIsland = island({
  on: "touch",
  load: async () => (await import("./add-form.tsx")).AddForm,
});
