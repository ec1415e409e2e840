// Checks the booking and repeats it. Nothing leaves the browser: the fields have no names.
const form = document.querySelector('form');
const asked = document.querySelector('.asked');
const field = (id) => document.getElementById(id);
const ids = ['date', 'time', 'guests', 'name', 'phone', 'needs'];
const weeksAhead = 4;

const sittings = new Map(
  [...field('time').querySelectorAll('optgroup')].map((day) => [day.label, [...day.children]]),
);
const [chooseTime] = field('time').options;

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
const weekday = () => chosenDay().toLocaleDateString('en-US', { weekday: 'long' });
const inWords = (day) =>
  day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' });

const firstDay = isoOf(inDays(1));
const lastDay = isoOf(inDays(weeksAhead * 7));

/** The sentence about what is wrong with a field, or an empty one. */
const check = {
  date({ value }) {
    if (!value) return 'Choose a date.';
    if (value < firstDay) return 'Choose a date from tomorrow on. For today, ring 207 555 0142.';
    if (value > lastDay) return `Tables open four weeks ahead. Choose a date up to ${inWords(inDays(weeksAhead * 7))}.`;
    return sittings.has(weekday()) ? '' : `We’re closed on ${weekday()}s. Choose a day from Tuesday to Saturday.`;
  },
  time: ({ value }) => (value ? '' : 'Choose a sitting.'),
  guests({ value, validity }) {
    if (validity.badInput || !value || value < 1 || value % 1 !== 0) return 'Enter how many you are, from 1 to 8.';
    return value > 8 ? 'Online we book up to 8. For the long table of 12, ring 207 555 0142.' : '';
  },
  name: ({ value }) => (value.trim() ? '' : 'Enter your name.'),
  phone: ({ value }) =>
    value.replace(/\D/g, '').length >= 7 && /^[\d\s+().-]+$/.test(value)
      ? ''
      : 'Enter a telephone number, such as 207 555 0142.',
  needs: () => '',
};

function show(id) {
  const sentence = check[id](field(id));
  field(`${id}-error`).textContent = sentence;
  if (sentence) field(id).setAttribute('aria-invalid', 'true');
  else field(id).removeAttribute('aria-invalid');
  return sentence;
}

/** Only the times of the chosen day. */
function offerSittings() {
  const day = field('date').value && weekday();
  const offered = sittings.get(day);
  const chosen = field('time').value;
  field('time').replaceChildren(
    chooseTime,
    ...(offered ?? [...sittings].map(([label, times]) => {
      const group = Object.assign(document.createElement('optgroup'), { label });
      group.append(...times);
      return group;
    })),
  );
  field('time').value = offered?.some(({ value }) => value === chosen) ? chosen : '';
}

function confirmBooking() {
  const guests = Number(field('guests').value);
  const name = field('name').value.trim();
  asked.querySelector('.summary').textContent =
    `Here is what you asked for, ${name}: a table for ${guests} on ${inWords(chosenDay())} at ${field('time').value}.`;
  const rows = [
    ['Date', inWords(chosenDay())],
    ['Sitting', field('time').value],
    ['Guests', String(guests)],
    ['Name', name],
    ['Telephone', field('phone').value.trim()],
    ['Notes', field('needs').value.trim() || 'None'],
  ].map(([label, value]) => {
    const row = document.createElement('div');
    for (const [tag, text] of [['dt', label], ['dd', value]]) {
      row.append(Object.assign(document.createElement(tag), { textContent: text }));
    }
    return row;
  });
  const list = asked.querySelector('dl');
  list.replaceChildren(...rows);
  list.hidden = false;
  form.hidden = true;
  asked.classList.add('shown');
  asked.focus();
}

form.noValidate = true;
Object.assign(field('date'), { min: firstDay, max: lastDay });
field('date').addEventListener('input', offerSittings);
offerSittings();

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const wrong = ids.filter(show);
  if (wrong.length > 0) field(wrong[0]).focus();
  else confirmBooking();
});
// A field that was found wrong is checked again as soon as it changes.
form.addEventListener('input', ({ target }) => {
  for (const id of ids) {
    if ((id === target.id || target.id === 'date') && field(id).hasAttribute('aria-invalid')) show(id);
  }
});
asked.querySelector('.change').addEventListener('click', (event) => {
  event.preventDefault();
  asked.classList.remove('shown');
  form.hidden = false;
  field('date').focus();
});
