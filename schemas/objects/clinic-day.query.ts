const ZONE_IS_IN = `count(*[_type == "clinicHours" && _id == "clinicHours" && timeZone in`;

/**
 * How many seconds the clinic's clock is behind UTC. GROQ knows no time zones; those that staff can choose have had no
 * summer time since 2019, so their distance to UTC is a number. Mato Grosso's unless the clinic's hours say otherwise.
 */
export const CLINIC_BEHIND_UTC = `select(${ZONE_IS_IN} ["America/Sao_Paulo", "America/Belem"]]) > 0 => 10800, ${ZONE_IS_IN} ["America/Rio_Branco"]]) > 0 => 18000, 14400)`;

/**
 * Today's date at the clinic, `YYYY-MM-DD`: the day of UTC begins at 20:00 there, and a contract that ends tonight would be
 * gone from the site four hours early. It changes at the clinic's midnight, with all that is compared with it; the content
 * clock knows that moment.
 */
export const CLINIC_TODAY = `string::split(string(dateTime(now()) - ${CLINIC_BEHIND_UTC}), "T")[0]`;
