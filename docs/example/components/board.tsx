import { Board } from 'paper-and-ink/board';
import { useState } from 'react';

const columns = [
  { id: 'new', title: 'New' },
  { id: 'done', title: 'Done' },
];

export function Example() {
  const [cards, setCards] = useState([{ id: '1', columnId: 'new', title: 'Harbour Bakery' }]);
  return (
    <Board
      aria-label="Projects by stage"
      columns={columns}
      cards={cards}
      onMove={async (cardId, columnId) =>
        setCards(cards.map((one) => (one.id === cardId ? { ...one, columnId } : one)))
      }
    />
  );
}
