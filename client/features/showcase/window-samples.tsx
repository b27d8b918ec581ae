import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Drawer } from "../../ui/drawer.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Sample, Samples } from "./samples.tsx";

export function WindowSamples() {
  const [open, setOpen] = useState<"dialog" | "drawer">();
  const close = () => setOpen(undefined);
  return (
    <Samples title="Fenêtres">
      <Sample name="Fenêtre au milieu">
        <Button type="button" look="outline" onClick={() => setOpen("dialog")}>
          Ouvrir la fenêtre
        </Button>
      </Sample>
      <Sample name="Volet de droite">
        <Button type="button" look="outline" onClick={() => setOpen("drawer")}>
          Ouvrir le volet
        </Button>
      </Sample>
      <Dialog
        open={open === "dialog"}
        onClose={close}
        title="Supprimer cette adresse&nbsp;?"
        footer={
          <Button type="button" onClick={close}>
            Supprimer
          </Button>
        }
      >
        <p>Les commandes déjà passées la gardent.</p>
      </Dialog>
      <Drawer
        open={open === "drawer"}
        onClose={close}
        title="Votre panier"
        footer={
          <Button type="button" onClick={close}>
            Page panier
          </Button>
        }
      >
        <div className="stack-3">
          <ProgressBar value={3700} max={4900} label="Plus que 12,00 € pour la livraison offerte" />
          <TextField name="code" label="Code de réduction" optional />
          <p>{"Ce volet défile quand il est plus long que la fenêtre. ".repeat(40)}</p>
        </div>
      </Drawer>
    </Samples>
  );
}
