export const women = words(`
  Adèle Agathe Aïcha Alice Aline Alix Amandine Ambre Amina Andrée Angélique Anne-Laure Annie Apolline Arlette Assia
  Astrid Aurélie Axelle Béatrice Bérangère Bintou Blandine Candice Carmen Carole Catherine Célia Charlène Charlotte
  Chloé Clara Claudine Clémence Constance Coralie Danièle Déborah Denise Diane Dounia Edwige Éléonore Éliane Elisa
  Émeline Emma Estelle Eugénie Eva Évelyne Fanny Fatima Flavie Florence France Françoise Gaëlle Geneviève Ginette
  Hafida Hanaé Hélène Henriette Inaya Irène Jacqueline Jeanne Jessica Joëlle Josiane Judith Julie Juliette Justine
  Karine Kenza Laetitia Laurence Leïla Lila Linh Lise Louise Lucette Ludmila Magali Maëlle Maïté Malika Marguerite
  Marie-Claude Marina Marine Marion Maryse Mélanie Mélissa Micheline Morgane Muriel Myriam Nadège Naïma Nina Noëlle
  Oriane Paola Paulette Perrine Priscilla Raphaëlle Régine Romane Rose Roxane Salomé Samira Séverine Simone Sokhna
  Stéphanie Suzie Sylvaine Tatiana Tessa Valentine Vanessa Victoire Violaine Virginie Yasmine Yolande Zélie
`);

export const men = words(`
  Achille Adam Ahmed Alassane Albert Alexandre Amine Antoine Armand Arthur Aurélien Aymeric Baptiste Bernard Bilal
  Boris Bruno Capucine Charles Christophe Claude Clément Corentin Cyprien Damien Daniel David Diego Djibril Édouard
  Elias Émile Enzo Étienne Eudes Fabrice Félix Fernand Florian Francis Franck Frédéric Gabriel Gaël Gaston Gautier
  Geoffrey Georges Gilles Gianni Grégoire Guy Hakim Henri Hippolyte Ibrahim Ismaël Jacky Jean-Luc Jean-Paul Jérémy
  Joachim Joaquim Jonathan Jordan José Joseph Jules Kamel Lambert Léo Léonard Louis Luc Lucas Lucien Ludovic Malik
  Malo Marc Marius Martin Mathieu Matteo Maurice Maxence Mickaël Mohamed Nathan Nassim Noé Olivier Oscar Pablo Paul
  Philibert Pierrick Raphaël Raymond Régis Rémi Renaud Robert Robin Rodolphe Roger Ronan Ryan Samuel Sébastien Simon
  Sofiane Sylvain Tanguy Théo Thibault Thomas Timothée Titouan Tristan Ugo Valentin Victor Vivien Walid Willy Yanis
  Yassine Yves Zacharie
`);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
