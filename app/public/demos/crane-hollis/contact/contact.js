// Checks the message and repeats it. Nothing leaves the browser: the fields have no names.
const form = document.querySelector('form');
const written = document.querySelector('.written');
const field = (id) => document.getElementById(id);
const weeksAhead = 6;

const inDays = (days) => {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return day;
};
const isoOf = (day) =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
/** At noon, so that no time zone moves the day. */
const chosenDay = () => new Date(`${field('date').value}T12:00`);
const inWords = (day) =>
  day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });
const timeInWords = (time) =>
  new Date(`2000-01-01T${time}`).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
const isFriday = () => field('date').value !== '' && chosenDay().getDay() === 5;
/** Twenty minutes before the office closes. */
const lastCall = () => (isFriday() ? '15:40' : '17:10');

const firstDay = isoOf(inDays(1));
const lastDay = isoOf(inDays(weeksAhead * 7));

/** The sentence about what is wrong with a field, or an empty one. */
const check = {
  topic: ({ value }) => (value ? '' : 'Choose what it is about. “I’m not sure” is an answer too.'),
  message: ({ value }) =>
    value.trim().length >= 20 ? '' : 'Tell us what happened in a sentence or two.',
  name: ({ value }) => (value.trim() ? '' : 'Enter your name.'),
  email: ({ value, validity }) =>
    value.trim() && !validity.typeMismatch
      ? ''
      : 'Enter an email address, such as ada@example.com.',
  phone: ({ value }) =>
    value.replace(/\D/g, '').length >= 7 && /^[\d\s+().-]+$/.test(value)
      ? ''
      : 'Enter a telephone number, such as 207 555 0110.',
  date({ value }) {
    if (!value) return 'Choose a day.';
    if (value < firstDay) return 'Choose a day from tomorrow on. If it can’t wait, ring 207 555 0119.';
    if (value > lastDay) return `Choose a day up to ${inWords(inDays(weeksAhead * 7))}.`;
    return [0, 6].includes(chosenDay().getDay())
      ? 'The office is closed on weekends. Choose a day from Monday to Friday.'
      : '';
  },
  time({ value }) {
    if (!value) return 'Choose a time.';
    if (value < '08:30') return 'We start at 8:30 AM. Choose a later time.';
    if (value > lastCall()) {
      const day = isFriday() ? 'On Fridays the' : 'The';
      return `${day} last call starts at ${timeInWords(lastCall())}. Choose an earlier time.`;
    }
    return value > '12:40' && value < '13:30'
      ? 'We’re at lunch from 1:00 to 1:30 PM. Choose a time up to 12:40 or from 1:30.'
      : '';
  },
};
const ids = Object.keys(check);

function show(id) {
  const sentence = check[id](field(id));
  field(`${id}-error`).textContent = sentence;
  if (sentence) field(id).setAttribute('aria-invalid', 'true');
  else field(id).removeAttribute('aria-invalid');
  return sentence;
}

function confirmMessage() {
  const value = (id) => field(id).value.trim();
  const when = `${inWords(chosenDay())} at ${timeInWords(value('time'))}`;
  written.querySelector('.summary').textContent =
    `Here is what you wrote, ${value('name')}. You asked us to ring on ${when}.`;
  const rows = [
    ['About', value('topic')],
    ['Message', value('message')],
    ['Name', value('name')],
    ['Email', value('email')],
    ['Telephone', value('phone')],
    ['Call', when],
  ].map(([label, text]) => {
    const row = document.createElement('div');
    row.append(
      Object.assign(document.createElement('dt'), { textContent: label }),
      Object.assign(document.createElement('dd'), { textContent: text }),
    );
    return row;
  });
  const list = written.querySelector('dl');
  list.replaceChildren(...rows);
  list.hidden = false;
  form.hidden = true;
  written.classList.add('shown');
  written.focus();
}

form.noValidate = true;
Object.assign(field('date'), { min: firstDay, max: lastDay });

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const [wrong] = ids.filter(show);
  if (wrong) field(wrong).focus();
  else confirmMessage();
});
// A field that was found wrong is checked again as soon as it changes. The day decides the times.
form.addEventListener('input', ({ target }) => {
  for (const id of ids) {
    const depends = id === target.id || (id === 'time' && target.id === 'date');
    if (depends && field(id).hasAttribute('aria-invalid')) show(id);
  }
});
written.querySelector('.change').addEventListener('click', (event) => {
  event.preventDefault();
  written.classList.remove('shown');
  form.hidden = false;
  field('topic').focus();
});
