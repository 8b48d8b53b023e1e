### Messages of scoresheet-core: readings, replay, evidence, rulings, forms.
