const zoneIn = (zones: string) =>
  `count(*[_type == "clinicHours" && _id == "clinicHours" && timeZone in [${zones}]]) > 0`;

/**
 * How many seconds the clinic's clock is behind UTC. GROQ knows no time zones; those that staff can choose have had no
 * summer time since 2019, so their distance to UTC is a number. Mato Grosso's unless the clinic's hours say otherwise.
 */
export const CLINIC_BEHIND_UTC = `select(${zoneIn('"America/Sao_Paulo", "America/Belem"')} => 10800, ${zoneIn('"America/Rio_Branco"')} => 18000, 14400)`;

/**
 * Today's date at the clinic, `YYYY-MM-DD`: the day of UTC begins at 20:00 there, and a contract that ends tonight would be
 * gone from the site four hours early. It changes at the clinic's midnight, with all that is compared with it; the content
 * clock knows that moment.
 */
export const CLINIC_TODAY = `string::split(string(dateTime(now()) - ${CLINIC_BEHIND_UTC}), "T")[0]`;
