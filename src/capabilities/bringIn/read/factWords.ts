/** What sources call the times of a recipe, as the alternatives of a pattern. */
export const TIMES = [
  '(?:prep(?:aration|ping)?|cook(?:ing)?|total|active|additional|rest(?:ing)?|chill(?:ing)?|ris(?:e|ing)|proof(?:ing)?|bak(?:e|ing)|marinat(?:e|ing)|cooling|freez(?:e|ing)|soak(?:ing)?|inactive|hands[ -]on|refrigerat(?:e|ion)|setting|stand(?:ing)?|custom|processing)(?: time)?',
  'time|ready in|takes|start to finish',
  '(?:zubereitungs|koch|back|ruhe|gesamt|arbeits|vorbereitungs|kühl|warte|brat|marinier|garzeit)zeit|zubereitung|dauer|zeit|fertig in',
  '(?:temps (?:de )?)?(?:préparation|cuisson|repos|réfrigération|total)|durée',
  '(?:tiempo (?:de )?)?(?:preparación|cocción|total)|tiempo',
  '(?:tempo (?:di |de )?)?(?:preparazione|cottura|riposo|preparo|preparação|totale?)|tempo',
  '(?:bereidings|kook|oven|rust|wacht|totale )tijd|bereiding',
  '(?:tillagnings|tilberednings|koke|steke|total|forberedelses|arbejds|arbeids)?tid',
  'وقت|کل وقت|تیاری کا وقت|پکانے کا وقت',
].join('|');

/** What they call how much it makes. */
export const SERVINGS =
  'servings?|serves|yields?|makes|portions?|quantity|portionen|personen|personnes|porciones|raciones|porzioni|dosi(?: per)?|porties|aantal personen|porções|rendimento|portioner|antal portioner|portionar|personer|سرونگز?|افراد';
