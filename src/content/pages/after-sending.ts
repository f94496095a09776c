/** What happens after a request is sent, for /contact and /thank-you. */
export const STEPS = [
  { title: 'We read it', text: 'We read your message and look at the address, usually the same day.' },
  { title: 'You get a price', text: 'We call or write with a price. The estimate is free.' },
  { title: 'You pick the day', text: 'Most visits are within 2-5 days. The day is your choice.' },
] as const;

/** What helps to give a price and schedule a visit quickly. */
export const TO_HAVE_READY = [
  { title: 'A photo of the spots', text: 'One from close up, one from a few steps back.' },
  { title: 'The gate code', text: 'Or leave the side gate open on the day.' },
  { title: 'An outside water spigot', text: 'One that works. Our hoses start there.' },
] as const;
